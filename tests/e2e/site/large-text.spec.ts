/** Text at 200%: no horizontal scrolling on a phone, and no controls outside the window. */
import type { Page as Tab } from '@playwright/test';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { getStepNumber } from '../../../src/islands/wizard/store/steps.ts';
import { PAGES, type Page, pathOf } from '../../../src/routes.ts';
import { waitForDisplayFace } from '../support/display-face.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../test.ts';
import { storeEntries, WITH_ROADMAP } from '../wizard/stored-entries.ts';

const PHONE = { width: 360, height: 740 };
const pages = Object.keys(PAGES).filter((page): page is Page => page in PAGES);

/** Doubles the browser's default font size. */
async function doubleText(tab: Tab): Promise<void> {
  await tab.setViewportSize(PHONE);
  const session = await tab.context().newCDPSession(tab);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
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

async function expectToFit(tab: Tab): Promise<void> {
  await waitForHydration(tab);
  await waitForDisplayFace(tab);
  await expect(tab.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(await tab.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await findControlsOutside(tab)).toEqual([]);
}

for (const locale of LOCALES)
  for (const page of pages)
    test(`${pathOf(page, locale)} fits on a phone with text at 200%`, async ({ page: tab }) => {
      await doubleText(tab);
      await tab.goto(pathOf(page, locale));
      await expectToFit(tab);
      if (page !== 'analysis') return;
      await storeEntries(tab, WITH_ROADMAP);
      for (const step of [getStepNumber('productTypes'), 'results']) {
        await tab.goto(`${pathOf(page, locale)}?step=${step}`);
        await expectToFit(tab);
      }
    });
