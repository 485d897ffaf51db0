import type { Page } from '@playwright/test';

/** The script that wakes islands. */
export const WAKE = /\/wake\.[^/]*\.js/;

/** The landing page's form. */
export const formOn = (page: Page) => page.locator('[data-island="partnership"]');

/** Addresses at which the script that wakes islands is asked for, from now on. */
export function watchFetches(page: Page): readonly string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (WAKE.test(request.url())) fetched.push(request.url());
  });
  return fetched;
}
