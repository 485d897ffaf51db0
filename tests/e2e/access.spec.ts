import { LOCALES } from '../../src/domain/locale.ts';
import { pathOf } from '../../src/routes.ts';
import { expect, test } from './test.ts';

const TEXTS = {
  en: {
    title: 'Mentees/Mentors Only',
    box: (n: number) => `Character ${n} of 5`,
    enter: 'Enter Your Code',
    close: 'Close',
  },
  de: {
    title: 'Nur für Mentees/Mentoren',
    box: (n: number) => `Zeichen ${n} von 5`,
    enter: 'Code eingeben',
    close: 'Schließen',
  },
} as const;

for (const locale of LOCALES) {
  const texts = TEXTS[locale];
  test.describe(pathOf('access', locale), () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(pathOf('access', locale));
      await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
      // Hydrated: from here on the boxes answer.
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    });

    test('takes a character per box in capitals, moves on, goes back, and logs the code', async ({
      page,
    }) => {
      const box = (n: number) => page.getByLabel(texts.box(n));
      await box(1).focus();
      await page.keyboard.type('ax');
      await expect(box(1)).toHaveValue('A');
      await expect(box(3)).toBeFocused();
      await page.keyboard.press('Backspace');
      await expect(box(2)).toHaveValue('');
      await expect(box(2)).toBeFocused();
      await page.keyboard.type('b12c');
      await expect(box(5)).toHaveValue('C');
      await expect(box(5)).toBeFocused();
      const logged = page.waitForEvent('console', (message) => message.text() === 'AB12C');
      await page.getByRole('button', { name: texts.enter }).click();
      await logged;
    });

    test('replaces a character, and takes a whole code that is pasted', async ({ page, context }) => {
      const box = (n: number) => page.getByLabel(texts.box(n));
      await box(1).fill('q');
      await expect(box(2)).toBeFocused();
      await box(1).focus();
      await page.keyboard.type('r');
      await expect(box(1)).toHaveValue('R');
      await box(1).focus();
      await page.keyboard.type('r');
      await expect(box(1)).toHaveValue('R');
      await expect(box(2)).toBeFocused();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate(() => navigator.clipboard.writeText(' ab-12c\n'));
      await box(1).focus();
      await page.keyboard.press('ControlOrMeta+v');
      for (const [index, character] of [...'AB12C'].entries())
        await expect(box(index + 1)).toHaveValue(character);
    });

    test('closes to the home page', async ({ page }) => {
      await page.getByRole('link', { name: texts.close }).click();
      await expect(page).toHaveURL(pathOf('home', locale));
    });
  });
}
