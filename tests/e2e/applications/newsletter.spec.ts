import { pathOf } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import { SPECIFIED } from '../support/languages.ts';
import { expect, test } from '../test.ts';

const TEXTS = {
  en: {
    newsletter: 'Your email address',
    subscribe: 'Subscribe',
    missing: 'Please enter your email address',
    thanks: 'Thank you for subscribing to our newsletter!',
  },
  de: {
    newsletter: 'Ihre E-Mail-Adresse',
    subscribe: 'Abonnieren',
    missing: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
    thanks: 'Vielen Dank, dass Sie unseren Newsletter abonniert haben!',
  },
} as const;

// Other answers have no such box: tests/site/newsletter.test.ts.
for (const locale of site.newsletter === 'unstored' ? SPECIFIED : [])
  test(`${pathOf('imprint', locale)} signs up for the newsletter`, { tag: '@journey' }, async ({ page }) => {
    const texts = TEXTS[locale];
    await page.goto(pathOf('imprint', locale));
    const box = page.getByRole('region', { name: 'Newsletter' });
    const submitAndReadAlert = async (): Promise<string> => {
      const [dialog] = await Promise.all([
        page.waitForEvent('dialog').then(async (shown) => {
          await shown.accept();
          return shown;
        }),
        box.getByRole('button', { name: texts.subscribe }).click(),
      ]);
      return dialog.message();
    };
    expect(await submitAndReadAlert()).toBe(texts.missing);
    await box.getByLabel(texts.newsletter).fill('ada@example.com');
    const logged = page.waitForEvent('console', (message) => message.text() === 'ada@example.com');
    expect(await submitAndReadAlert()).toBe(texts.thanks);
    await logged;
    await expect(box.getByLabel(texts.newsletter)).toHaveValue('');
  });
