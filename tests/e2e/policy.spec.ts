/** Every page, awake and at work, keeps to its content security policy; test.ts listens for what breaks it. */
import { LOCALES } from '../../src/domain/locale.ts';
import { PAGES, type Page, pathOf } from '../../src/routes.ts';
import { expect, test } from './test.ts';
import { keep, WITH_ROADMAP } from './wizard/kept-entries.ts';

const pages = Object.keys(PAGES).filter((page): page is Page => page in PAGES);
const CHECKS: readonly Page[] = ['analysis', 'embeddedAnalysis'];

for (const locale of LOCALES) {
  for (const page of pages) {
    test(`${pathOf(page, locale)} breaks no policy`, async ({ page: tab }) => {
      await keep(tab, WITH_ROADMAP);
      // The check reads what the device has kept: all schemas of reports and roadmaps.
      const isCheck = CHECKS.includes(page);
      await tab.goto(pathOf(page, locale) + (isCheck ? '?step=results' : ''));
      await tab.mouse.move(100, 100);
      await tab.keyboard.press('Tab');
      await tab.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await tab.waitForLoadState('networkidle');
      await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (isCheck) await expect(tab.getByText('Draw up one list')).toBeVisible();
    });
  }
}
