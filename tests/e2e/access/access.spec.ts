import type { Page } from '@playwright/test';
import { copy } from '../../../src/copy/index.ts';
import { pathOf } from '../../../src/routes.ts';
import { waitForHydration } from '../support/hydration.ts';
import { LOCALES_UNDER_TEST, SPECIFIED, type Specified } from '../support/languages.ts';
import { expect, test } from '../test.ts';

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

async function openAccess(page: Page, locale: Specified): Promise<void> {
  await page.goto(pathOf('access', locale));
  await expect(page.getByRole('heading', { name: TEXTS[locale].title })).toBeVisible();
  await waitForHydration(page);
}

for (const locale of LOCALES_UNDER_TEST) {
  test.describe(pathOf('access', locale), () => {
    test.beforeEach(({ page }) => openAccess(page, locale));

    test('uppercases each character and moves focus with typing and Backspace', async ({ page }) => {
      const box = (n: number) => page.getByLabel(TEXTS[locale].box(n));
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
    });

    test('replaces a character and spreads a pasted code over the boxes', async ({ page, context }) => {
      const box = (n: number) => page.getByLabel(TEXTS[locale].box(n));
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

    test('spreads an autofilled one-time code over the boxes', async ({ page }) => {
      const box = (n: number) => page.getByLabel(TEXTS[locale].box(n));
      await expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
      await box(1).fill('ab12c');
      for (const [index, character] of [...'AB12C'].entries())
        await expect(box(index + 1)).toHaveValue(character);
    });
  });
}

for (const locale of SPECIFIED) {
  const texts = TEXTS[locale];
  test.describe(pathOf('access', locale), () => {
    test.beforeEach(({ page }) => openAccess(page, locale));

    test('logs an incomplete code and asks for the rest', async ({ page }) => {
      const { incomplete } = copy[locale].access;
      const enter = page.getByRole('button', { name: texts.enter });
      await page.getByLabel(texts.box(1)).fill('a');
      const logged = page.waitForEvent('console', (message) => message.text() === 'A');
      await enter.click();
      await logged;
      await expect(page.getByRole('alert')).toHaveText(incomplete);
      await expect(page.getByLabel(texts.box(2))).toBeFocused();
      await page.keyboard.type('b12');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test('leads visitors without a code to the business check', async ({ page }) => {
      await page.getByRole('link', { name: copy[locale].access.noCode.link }).click();
      await expect(page).toHaveURL(pathOf('analysis', locale));
    });

    test('closes to the home page', async ({ page }) => {
      await page.getByRole('link', { name: texts.close }).click();
      await expect(page).toHaveURL(pathOf('home', locale));
    });
  });
}

for (const locale of SPECIFIED) {
  test(`${pathOf('access', locale)} asks to enable JavaScript if it is off`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(pathOf('access', locale));
    const notice = page.locator('noscript p');
    await expect(notice).toHaveText(copy[locale].access.noScript);
    await expect(notice).toBeVisible();
    await context.close();
  });
}
