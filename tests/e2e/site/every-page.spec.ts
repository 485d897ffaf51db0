/**
 * Requirements of every page, in one visit: status, language, layout shifts, accessibility, content security policy (test.ts),
 * and room for text at 200% on a phone.
 */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page as Tab } from '@playwright/test';
import { LOCALES, type Locale } from '../../../src/domain/site/locale.ts';
import { getStepNumber } from '../../../src/islands/wizard/store/steps.ts';
import { PAGES, type Page, pathOf } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import { expectAccessible } from '../support/axe.ts';
import { waitForVisitScript } from '../support/counts.ts';
import { waitForDisplayFace } from '../support/display-face.ts';
import { waitForHydration } from '../support/hydration.ts';
import { readLayoutShift, recordLayoutShifts } from '../support/layout-shifts.ts';
import { expect, test } from '../test.ts';
import { storeEntries, WITH_ROADMAP } from '../wizard/stored-entries.ts';

const pages = Object.keys(PAGES).filter((page): page is Page => page in PAGES);
/** The lists, and an entry of each. */
const entriesIn = (locale: Locale) =>
  (['articles', 'cases'] as const).flatMap((list) => {
    const [file] = globSync(`src/content/${list}/${locale}/*.md`);
    return file ? [pathOf(list, locale), pathOf(list, locale, basename(file, '.md'))] : [];
  });
const CHECKS: readonly Page[] = ['analysis', 'embeddedAnalysis'];

const DESKTOP = { width: 1350, height: 940 };
/** Pages load in another window in each language: their shifts differ by width, not by language. */
const FIRST_WINDOWS = { en: DESKTOP, de: { width: 412, height: 823 } };
const SMALL_PHONE = { width: 360, height: 740 };

/** The footer of a short page moves while the page loads, so those only need a good score by Web Vitals. */
const getShiftLimit = (page: Page | null): number => (page === 'home' ? 0.01 : 0.1);

/** Uses pointer, keyboard and scrolling, so that deferred scripts load. */
async function interact(tab: Tab): Promise<void> {
  await tab.mouse.move(100, 100);
  await tab.keyboard.press('Tab');
  await tab.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await waitForVisitScript(tab);
  await waitForHydration(tab);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** The browser's default font size, in pixels. */
async function setFontSize(tab: Tab, standard: number): Promise<void> {
  const session = await tab.context().newCDPSession(tab);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard * 0.8125 } });
  await session.detach();
}

/** Controls that are partly outside the window. */
const findControlsOutside = (tab: Tab): Promise<string[]> =>
  tab.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .filter(
        (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('.skip-link'),
      )
      .filter((control) => {
        const { left, right, width } = control.getBoundingClientRect();
        return width > 1 && (left < 0 || right > document.documentElement.clientWidth);
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

/** Text at 200%: no horizontal scrolling on a phone, and no controls outside the window. */
async function expectLargeTextToFit(tab: Tab): Promise<void> {
  await tab.setViewportSize(SMALL_PHONE);
  await setFontSize(tab, 32);
  await waitForHydration(tab);
  await waitForDisplayFace(tab);
  await expect(tab.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(await tab.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALL_PHONE.width);
  expect(await findControlsOutside(tab)).toEqual([]);
}

for (const locale of LOCALES)
  for (const [path, page] of [
    ...pages.map((each) => [pathOf(each, locale), each] as const),
    ...entriesIn(locale).map((entry) => [entry, null] as const),
  ])
    test(`${path} is accessible, barely shifts, complies with its policy, and has room for large text`, {
      tag: '@journey',
    }, async ({ page: tab }) => {
      await recordLayoutShifts(tab);
      await tab.setViewportSize(FIRST_WINDOWS[locale]);
      const response = await tab.goto(path);
      await waitForHydration(tab);
      await waitForDisplayFace(tab);
      expect(response?.status()).toBe(200);
      await expect(tab.locator('html')).toHaveAttribute('lang', locale);
      await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(tab).toHaveTitle(new RegExp(site.brand));
      expect(await readLayoutShift(tab)).toBeLessThan(getShiftLimit(page));
      await tab.setViewportSize(DESKTOP);
      await tab.emulateMedia({ reducedMotion: 'reduce' });
      await expectAccessible(tab);
      await tab.emulateMedia({ reducedMotion: 'no-preference' });
      await interact(tab);
      await expectLargeTextToFit(tab);
      if (page === null || !CHECKS.includes(page)) return;
      // Stored entries load the schemas of reports and roadmaps.
      await storeEntries(tab, WITH_ROADMAP);
      await tab.goto(`${path}?step=${getStepNumber('productTypes')}`);
      await expectLargeTextToFit(tab);
      await tab.goto(`${path}?step=results`);
      await expectLargeTextToFit(tab);
      await interact(tab);
      // The first step is in the week; the plan has its number.
      await expect(tab.getByRole('heading', { name: 'Draw up one list' })).toHaveCount(1);
    });
