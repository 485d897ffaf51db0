import { LOCALES } from '../../src/domain/locale.ts';
import { PAGES, type Page, pathOf } from '../../src/routes.ts';
import { expect, test } from './test.ts';

const pages = Object.keys(PAGES).filter((page): page is Page => page in PAGES);

for (const locale of LOCALES) {
  for (const page of pages) {
    test(`${pathOf(page, locale)} answers in its language, with one first heading`, async ({ page: tab }) => {
      const response = await tab.goto(pathOf(page, locale));
      expect(response?.status()).toBe(200);
      await expect(tab.locator('html')).toHaveAttribute('lang', locale);
      await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(tab).toHaveTitle(/Anbahn/);
    });
  }
}
