/** Requirements of every page: status, language, layout shifts, accessibility, and content security policy (test.ts). */
import type { Page as Tab } from '@playwright/test';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { PAGES, type Page, pathOf } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import { expectAccessible } from '../support/axe.ts';
import { waitForVisitScript } from '../support/counts.ts';
import { waitForDisplayFace } from '../support/display-face.ts';
import { waitForHydration } from '../support/hydration.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { readLayoutShift, recordLayoutShifts } from '../support/layout-shifts.ts';
import { expect, test } from '../test.ts';
import { storeEntries, WITH_ROADMAP } from '../wizard/stored-entries.ts';

const pages = Object.keys(PAGES).filter((page): page is Page => page in PAGES);
const CHECKS: readonly Page[] = ['analysis', 'embeddedAnalysis'];

/** The footer of a short page moves while the page loads, so those only need a good score by Web Vitals. */
const getShiftLimit = (page: Page): number => (page === 'home' ? 0.01 : 0.1);

/** Opens a page with a cold font cache, and waits for hydration and the display face. */
async function openPage(tab: Tab, path: string, viewport: { width: number; height: number }) {
  await recordLayoutShifts(tab);
  await tab.setViewportSize(viewport);
  const response = await tab.goto(path);
  await waitForHydration(tab);
  await waitForDisplayFace(tab);
  return response;
}

/** Uses pointer, keyboard and scrolling, so that deferred scripts load. */
async function interact(tab: Tab): Promise<void> {
  await tab.mouse.move(100, 100);
  await tab.keyboard.press('Tab');
  await tab.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await waitForVisitScript(tab);
  await waitForHydration(tab);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1);
}

for (const locale of LOCALES)
  for (const page of pages) {
    const path = pathOf(page, locale);

    test(`${path} is accessible, barely shifts and complies with its policy`, async ({ page: tab }) => {
      const response = await openPage(tab, path, { width: 1350, height: 940 });
      expect(response?.status()).toBe(200);
      await expect(tab.locator('html')).toHaveAttribute('lang', locale);
      await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(tab).toHaveTitle(new RegExp(site.brand));
      expect(await readLayoutShift(tab)).toBeLessThan(getShiftLimit(page));
      await tab.emulateMedia({ reducedMotion: 'reduce' });
      await expectAccessible(tab);
      await tab.emulateMedia({ reducedMotion: 'no-preference' });
      await interact(tab);
      if (!CHECKS.includes(page)) return;
      // Stored entries load the schemas of reports and roadmaps.
      await storeEntries(tab, WITH_ROADMAP);
      await tab.goto(`${path}?step=results`);
      await interact(tab);
      await expect(tab.getByText('Draw up one list')).toBeVisible();
    });
  }

for (const locale of LOCALES_UNDER_TEST)
  for (const page of pages) {
    const path = pathOf(page, locale);

    test(`${path} barely shifts on a phone`, async ({ page: tab }) => {
      await openPage(tab, path, { width: 412, height: 823 });
      expect(await readLayoutShift(tab)).toBeLessThan(getShiftLimit(page));
    });
  }
