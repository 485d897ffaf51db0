import AxeBuilder from '@axe-core/playwright';
import { LOCALES } from '../../src/domain/locale.ts';
import { PAGES, type Page, pathOf } from '../../src/routes.ts';
import { expect, test } from '../e2e/test.ts';

const pages = Object.keys(PAGES).filter((page): page is Page => page in PAGES);

for (const locale of LOCALES) {
  for (const page of pages) {
    test(`${pathOf(page, locale)} has nothing that axe finds`, async ({ page: tab }) => {
      await tab.emulateMedia({ reducedMotion: 'reduce' });
      await tab.goto(pathOf(page, locale));
      const { violations } = await new AxeBuilder({ page: tab })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
    });
  }
}
