/**
 * Counts 500 visits through browser, beacon, function and database. Four click from the landing page into the check. The
 * others reload only the page's script and dispatch its events, since opening 496 pages would take minutes.
 */
import type { Browser, Page } from '@playwright/test';
import { copy } from '../../../src/copy/index.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import { type Device, VISIT_EVENTS, type VisitEvent } from '../../../src/domain/visits/visit-events.ts';
import { pathOf } from '../../../src/routes.ts';
import { expectTotals, isCountRequest, waitForVisitScript } from '../support/counts.ts';
import { expect, test } from '../test.ts';
import { wizardOn } from '../wizard/wizard-page.ts';

const CAMPAIGN = 'newsletter';
const SCREENS = { phone: { width: 390, height: 844 }, larger: { width: 1280, height: 720 } } as const;
const VISITORS = (['en', 'de'] as const).flatMap((language) =>
  (['phone', 'larger'] as const).map((device) => ({ language, device })),
);
/** Per kind of visitor, in addition to one who clicks. */
const SCRIPTED_VISITS = 124;
/** Events that islands dispatch. */
const ISLAND_EVENTS = VISIT_EVENTS.filter(
  (event) => event !== 'landing-touched' && !event.startsWith('booking-'),
);

/** Reproducible random numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Generates visits with random events, some of them repeated. */
function generateVisits(seed: number): readonly (readonly VisitEvent[])[] {
  const random = createRandom(seed);
  return Array.from({ length: SCRIPTED_VISITS }, () => {
    const events = ISLAND_EVENTS.filter(() => random() < 0.15);
    return random() < 0.3 ? [...events, ...events] : events;
  });
}

async function openPage(browser: Browser, language: Locale, device: Device): Promise<Page> {
  const context = await browser.newContext({
    viewport: SCREENS[device],
    screen: SCREENS[device],
    locale: language,
    baseURL: process.env.BASE_URL ?? '',
  });
  return context.newPage();
}

/**
 * Runs visits sequentially in one page: browsers cancel beacons half a minute after their page closes, and a hundred
 * concurrent ones would take longer.
 */
async function runScriptedVisits(page: Page, language: Locale, visits: readonly (readonly VisitEvent[])[]) {
  const textAt = async (path: string): Promise<string> => (await page.request.get(path)).text();
  // The page's own script would count every event too.
  await page.route(/\/visit\.[\w-]+\.js$/, (route) => route.abort());
  await page.goto(`${pathOf('home', language)}?utm_source=${CAMPAIGN}`);
  const [script = ''] = /visit\.[\w-]+\.js/.exec(await textAt('/')) ?? [];
  for (const [index, events] of visits.entries()) {
    const requestFinished = page.waitForEvent('requestfinished', isCountRequest);
    await page.evaluate(
      async ([url, details]) => {
        const original = window.addEventListener;
        const listeners: Parameters<typeof original>[] = [];
        window.addEventListener = (...args: Parameters<typeof original>) => {
          listeners.push(args);
          original(...args);
        };
        await import(url);
        window.addEventListener = original;
        for (const detail of details) dispatchEvent(new CustomEvent('visit', { detail }));
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        // The next visit loads its own script.
        for (const args of listeners) removeEventListener(...args);
      },
      [`/_astro/${script}?visit=${index}`, events] as const,
    );
    expect((await (await requestFinished).response())?.status()).toBe(200);
  }
  await page.unroute(/\/visit\.[\w-]+\.js$/);
}

/** Clicks from the landing page into the check and leaves after its first step. */
async function runClickedVisit(page: Page, language: Locale): Promise<void> {
  const wizard = wizardOn(page, language);
  const { welcome, website, businessPhase } = wizard.texts.wizard;
  await page.goto(`${pathOf('home', language)}?utm_source=${CAMPAIGN}`);
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 120);
  await waitForVisitScript(page);
  const { nav } = copy[language].shell;
  const menu = page.getByRole('button', { name: nav.menu });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: nav.check, exact: true }).click();
  await wizard.button(welcome.start).click();
  await wizard.button(website.skip).click();
  await expect(wizard.heading).toHaveText(businessPhase.title);
  await page.goto('about:blank');
}
const CLICKED_EVENTS = [
  'landing-touched',
  'check-started',
  'step-website',
  'website-skipped',
  'step-businessPhase',
];

test('counts exactly the generated events of 500 visits', async ({ browser }) => {
  // 500 calls, at most four at a time.
  test.slow();
  const expected: Record<string, number> = {};
  const expectEvent = (key: string) => {
    expected[key] = (expected[key] ?? 0) + 1;
  };
  await Promise.all(
    VISITORS.map(async ({ language, device }, index) => {
      const visits = generateVisits(index);
      for (const events of visits)
        for (const event of new Set(['landing-touched', ...events]))
          expectEvent(`${language}/${device}/${event}`);
      for (const event of CLICKED_EVENTS) expectEvent(`${language}/${device}/${event}`);
      const page = await openPage(browser, language, device);
      await runScriptedVisits(page, language, visits);
      // Stays open: closing it could kill the page's process before its last beacon.
      await runClickedVisit(page, language);
    }),
  );
  expect(VISITORS.length * (SCRIPTED_VISITS + 1)).toBe(500);
  await expectTotals(CAMPAIGN, expected);
});
