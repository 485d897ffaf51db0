import type { Page } from '@playwright/test';
import { waitForPaint } from './layout-shifts.ts';

/** The script that counts visits, which every page fetches at the first interaction. */
export const VISIT_SCRIPT = /\/visit\.[^/]*\.js/;

/** The script of the partnership form. */
export const FORM_SCRIPT = /\/PartnershipForm\.[^/]*\.js/;

/** The script of the sign-in form. */
export const SIGN_IN_SCRIPT = /\/SignIn\.[^/]*\.js/;

/** The partnership form on the landing page. */
export const formIsland = (page: Page) => page.locator('astro-island[client=near]');

/** Waits for the page's main island. The landing page has none. */
export const waitForHydration = (page: Page): Promise<void> =>
  page.locator('astro-island[client=soon]:not([data-hydrated])').waitFor({ state: 'detached' });

/** Waits until requests that earlier events triggered have been reported. */
export const flushRequests = (page: Page): Promise<string> =>
  page.evaluate(async () => (await fetch('/robots.txt')).text());

/** Waits for the load event, two frames, an idle moment, and the requests made until then. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.waitForLoadState();
  await waitForPaint(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)).then(() => undefined));
  await flushRequests(page);
}

/** @returns URLs of later requests that match; grows over time */
export function recordFetches(page: Page, pattern: RegExp): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** Delays the site's scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
