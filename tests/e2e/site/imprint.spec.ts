import { copy } from '../../../src/copy/index.ts';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { pathOf } from '../../../src/routes.ts';
import { getLegalCopy } from '../../../src/screens/legal/legal-copy.ts';
import { settings } from '../../../src/settings.ts';
import { site } from '../../../src/site.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { waitForPaint } from '../support/layout-shifts.ts';
import { expect, test } from '../test.ts';

for (const locale of LOCALES) {
  const { privacy } = copy[locale];

  test.describe(`${locale}: the imprint`, () => {
    test('opens at the top and names the responsible company', async ({ page }) => {
      await page.goto(pathOf('imprint', locale));
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const { name, register, vatId, responsiblePerson } = site.company;
      for (const text of [name, register, vatId || null, responsiblePerson].filter((value) => value !== null))
        await expect(page.getByText(text).first()).toBeVisible();
      await expect(page.locator('main')).not.toContainText(/[{}]/);
    });

    test("is the target of the footer's legal links", async ({ page }) => {
      await page.goto(pathOf('finder', locale));
      const { legal } = copy[locale].shell.footer;
      await page.getByRole('contentinfo').getByRole('link', { name: legal.privacy }).click();
      await expect(page).toHaveURL(`${pathOf('imprint', locale)}#privacy`);
      await expect(page.getByRole('heading', { name: privacy.title, exact: true })).toBeInViewport();
    });
  });
}

for (const locale of LOCALES_UNDER_TEST) {
  const { imprint, privacy, terms } = getLegalCopy(locale, settings);

  test.describe(`${locale}: the imprint`, () => {
    test("reloads at the top, or at the fragment's section", async ({ page }) => {
      await page.goto(pathOf('imprint', locale));
      await page.evaluate(() => scrollTo(0, 900));
      await page.reload();
      // Browsers restore the scroll position shortly after the load event.
      await waitForPaint(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.goto(`${pathOf('imprint', locale)}#privacy`);
      await page.evaluate(() => scrollTo(0, 0));
      await page.reload();
      await expect(page.getByRole('heading', { name: privacy.title, exact: true })).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    });

    test('scrolls to the table of contents on Back and to the section on Forward', async ({ page }) => {
      await page.goto(pathOf('imprint', locale));
      const contents = page.getByRole('navigation', { name: imprint.contents });
      const link = contents.getByRole('link', { name: privacy.title, exact: true });
      const scrolled = () => page.evaluate(() => scrollY);
      await link.click();
      await expect.poll(scrolled).toBeGreaterThan(900);
      await page.goBack();
      await expect.poll(scrolled).toBe(0);
      await page.goForward();
      await expect.poll(scrolled).toBeGreaterThan(900);
    });

    test('has a table of contents that links to each section', async ({ page }) => {
      await page.goto(pathOf('imprint', locale));
      const titles = [
        ...Object.values(imprint.parts).flatMap((part) => (part ? [part.title] : [])),
        terms.title,
        privacy.title,
        ...Object.values(privacy.items).map(({ title }) => title),
      ];
      const contents = page.getByRole('navigation', { name: imprint.contents });
      for (const title of titles) {
        await contents.getByRole('link', { name: title, exact: true }).click();
        await expect(page.locator(':target')).toHaveText(title);
        await expect(page.locator(':target')).toBeInViewport();
      }
    });
  });
}

for (const locale of LOCALES)
  test(`${locale}: the imprint fits a phone with wider text spacing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(pathOf('imprint', locale));
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      );
      document.adoptedStyleSheets.push(spacing);
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
