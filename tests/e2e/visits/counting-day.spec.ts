/**
 * A day of 500 visits gives the sums that were generated. Four go from the landing page into the check, click by click. Each of
 * the others is the pages' own script, loaded anew in a page of the site, that hears what islands tell and that the page is
 * left: opening 496 pages one after the other would take minutes. Browser, beacon, function and database are the real ones.
 */
import type { Browser, Page } from '@playwright/test';
import { copy } from '../../../src/copy/index.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import { type Device, VISIT_EVENTS, type VisitEvent } from '../../../src/domain/visits/visit-events.ts';
import { pathOf } from '../../../src/routes.ts';
import { expectSums, isCount, listening } from '../support/counts.ts';
import { expect, test } from '../test.ts';
import { wizardOn } from '../wizard/wizard-page.ts';

const CAMPAIGN = 'newsletter';
const SCREENS = { phone: { width: 390, height: 844 }, larger: { width: 1280, height: 720 } } as const;
const VISITORS = (['en', 'de'] as const).flatMap((language) =>
  (['phone', 'larger'] as const).map((device) => ({ language, device })),
);
/** For each kind of visitor, beside one that clicks. */
const BY_SCRIPT = 124;
/** What islands tell. */
const TOLD = VISIT_EVENTS.filter((event) => event !== 'landing-touched' && !event.startsWith('booking-'));

/** A row of numbers from 0 to 1 that is the same in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Visits end at any point of the way; some things happen more than once. */
function generated(seed: number): readonly (readonly VisitEvent[])[] {
  const next = numbers(seed);
  return Array.from({ length: BY_SCRIPT }, () => {
    const happened = TOLD.filter(() => next() < 0.15);
    return next() < 0.3 ? [...happened, ...happened] : happened;
  });
}

async function pageFor(browser: Browser, language: Locale, device: Device): Promise<Page> {
  const context = await browser.newContext({
    viewport: SCREENS[device],
    screen: SCREENS[device],
    locale: language,
    baseURL: process.env.BASE_URL ?? '',
  });
  return context.newPage();
}

/**
 * Visits of one page, one after the other: browsers give up beacons that are not answered half a minute after their page is
 * gone, which those of one visit never wait for, but a hundred at once do.
 */
async function visitByScript(page: Page, language: Locale, visits: readonly (readonly VisitEvent[])[]) {
  const textAt = async (path: string): Promise<string> => (await page.request.get(path)).text();
  // The page's own script would hear all that the others are told.
  await page.route(/\/visit\.[\w-]+\.js$/, (route) => route.abort());
  await page.goto(`${pathOf('home', language)}?utm_source=${CAMPAIGN}`);
  const [script = ''] = /visit\.[\w-]+\.js/.exec(await textAt('/')) ?? [];
  for (const [at, events] of visits.entries()) {
    const answered = page.waitForEvent('requestfinished', isCount);
    await page.evaluate(
      async ([address, happened]) => {
        const listen = window.addEventListener;
        const listening: Parameters<typeof listen>[] = [];
        window.addEventListener = (...heard: Parameters<typeof listen>) => {
          listening.push(heard);
          listen(...heard);
        };
        await import(address);
        window.addEventListener = listen;
        for (const detail of happened) dispatchEvent(new CustomEvent('visit', { detail }));
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        // The next visit has a script of its own.
        for (const heard of listening) removeEventListener(...heard);
      },
      [`/_astro/${script}?visit=${at}`, events] as const,
    );
    expect((await (await answered).response())?.status()).toBe(200);
  }
  await page.unroute(/\/visit\.[\w-]+\.js$/);
}

/** From the landing page into the check, and away after its first step. */
async function visitByClicks(page: Page, language: Locale): Promise<void> {
  const wizard = wizardOn(page, language);
  const { welcome, website, businessPhase } = wizard.texts.wizard;
  await page.goto(`${pathOf('home', language)}?utm_source=${CAMPAIGN}`);
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 120);
  await listening(page);
  const { nav } = copy[language].shell;
  const menu = page.getByRole('button', { name: nav.menu });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: nav.check, exact: true }).click();
  await wizard.button(welcome.start).click();
  await wizard.button(website.skip).click();
  await expect(wizard.heading).toHaveText(businessPhase.title);
  await page.goto('about:blank');
}
const BY_CLICKS = [
  'landing-touched',
  'check-started',
  'step-website',
  'website-skipped',
  'step-businessPhase',
];

test('a day of 500 visits gives the sums that were generated', async ({ browser }) => {
  // Five hundred calls, and no more than four at a time.
  test.slow();
  const expected: Record<string, number> = {};
  const expectOne = (key: string) => {
    expected[key] = (expected[key] ?? 0) + 1;
  };
  await Promise.all(
    VISITORS.map(async ({ language, device }, at) => {
      const visits = generated(at);
      for (const events of visits)
        for (const event of new Set(['landing-touched', ...events]))
          expectOne(`${language}/${device}/${event}`);
      for (const event of BY_CLICKS) expectOne(`${language}/${device}/${event}`);
      const page = await pageFor(browser, language, device);
      await visitByScript(page, language, visits);
      // Left open: closing it could end the page's process before it has sent its last beacon.
      await visitByClicks(page, language);
    }),
  );
  expect(VISITORS.length * (BY_SCRIPT + 1)).toBe(500);
  await expectSums(CAMPAIGN, expected);
});
