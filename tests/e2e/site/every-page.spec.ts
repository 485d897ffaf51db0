/**
 * What holds on every page: it answers in its language, stands still while face, islands and data arrive, has nothing that
 * axe finds, and, awake and at work, keeps to its content security policy (test.ts listens for what breaks it).
 */
import type { Page as Tab } from '@playwright/test';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { PAGES, type Page, pathOf } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import { expectAccessible } from '../support/axe.ts';
import { listening } from '../support/counts.ts';
import { displayFaceShown } from '../support/display-face.ts';
import { STATES_IN } from '../support/languages.ts';
import { shiftOn, watchShifts } from '../support/layout-shifts.ts';
import { expect, test } from '../test.ts';
import { keep, WITH_ROADMAP } from '../wizard/kept-entries.ts';

const pages = Object.keys(PAGES).filter((page): page is Page => page in PAGES);
const CHECKS: readonly Page[] = ['analysis', 'embeddedAnalysis'];

/**
 * The landing page does not move at all. A short page shows its footer while it still arrives, and the footer grows
 * upwards with every line; what Web Vitals call good is the limit there.
 */
const shiftLimitOf = (page: Page): number => (page === 'home' ? 0.01 : 0.1);

/** Whatever hydrates by itself is hydrated. */
const awake = (tab: Tab): Promise<void> =>
  expect(tab.locator('astro-island[client=soon]:not([data-awake])')).toHaveCount(0);

/** Opens a page in a tab that has not shown the display face before, and waits until everything has arrived. */
async function openWatched(tab: Tab, path: string, viewport: { width: number; height: number }) {
  await watchShifts(tab);
  await tab.setViewportSize(viewport);
  const response = await tab.goto(path);
  await awake(tab);
  await displayFaceShown(tab);
  return response;
}

/** Turns to the page, so that what waits for a visitor comes. */
async function wander(tab: Tab): Promise<void> {
  await tab.mouse.move(100, 100);
  await tab.keyboard.press('Tab');
  await tab.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await listening(tab);
  await awake(tab);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1);
}

for (const locale of LOCALES)
  for (const page of pages) {
    const path = pathOf(page, locale);

    test(`${path} answers, stands still, has no fault of axe's and breaks no policy`, async ({
      page: tab,
    }) => {
      const response = await openWatched(tab, path, { width: 1350, height: 940 });
      expect(response?.status()).toBe(200);
      await expect(tab.locator('html')).toHaveAttribute('lang', locale);
      await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(tab).toHaveTitle(new RegExp(site.brand));
      expect(await shiftOn(tab)).toBeLessThan(shiftLimitOf(page));
      await tab.emulateMedia({ reducedMotion: 'reduce' });
      await expectAccessible(tab);
      await tab.emulateMedia({ reducedMotion: 'no-preference' });
      await wander(tab);
      if (!CHECKS.includes(page)) return;
      // The check reads what the device has kept: all schemas of reports and roadmaps.
      await keep(tab, WITH_ROADMAP);
      await tab.goto(`${path}?step=results`);
      await wander(tab);
      await expect(tab.getByText('Draw up one list')).toBeVisible();
    });
  }

for (const locale of STATES_IN)
  for (const page of pages) {
    const path = pathOf(page, locale);

    test(`${path} stands still on a phone`, async ({ page: tab }) => {
      await openWatched(tab, path, { width: 412, height: 823 });
      expect(await shiftOn(tab)).toBeLessThan(shiftLimitOf(page));
    });
  }
