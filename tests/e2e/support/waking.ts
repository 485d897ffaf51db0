import type { Page } from '@playwright/test';

/** What every page fetches with the first sign of interest: it counts visits. */
export const FIRST = /\/visit\.[^/]*\.js/;

/** The script of the landing page's form. */
export const FORM = /\/PartnershipForm\.[^/]*\.js/;

/** The landing page's form. */
export const formOn = (page: Page) => page.locator('astro-island[client=near]');

/** Addresses that match, as they are asked for from now on. */
export function watchFetches(page: Page, address: RegExp): readonly string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) fetched.push(request.url());
  });
  return fetched;
}
