/** The landing page's website field, which starts the check. */
import { getHomeCopy } from '../../../src/components/home-copy.ts';
import { copy } from '../../../src/copy/index.ts';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { pathOf } from '../../../src/routes.ts';
import { recordFetches } from '../support/hydration.ts';
import { expect, test } from '../test.ts';
import { WORKSHOP, wizardOn } from '../wizard/wizard-page.ts';

for (const locale of LOCALES) {
  const { website } = copy[locale].home.hero;

  test.describe(`${locale}: the website field`, () => {
    test('is visible without scrolling on a small phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(pathOf('home', locale));
      const parts = [
        page.getByRole('heading', { level: 1 }),
        page.getByText(getHomeCopy(locale).hero.paragraphs[0] ?? ''),
        page.getByLabel(website.label).first(),
        page.getByRole('button', { name: website.submit }).first(),
      ];
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    });

    test('validates in place and keeps the input', async ({ page }) => {
      await page.goto(pathOf('home', locale));
      const field = page.getByLabel(website.label).first();
      const submit = page.getByRole('button', { name: website.submit }).first();
      const error = page.getByRole('alert').first();
      await submit.click();
      await expect(error).toHaveText(website.faults.blank);
      await expect(field).toBeFocused();
      await field.fill('our bakery');
      await expect(page.getByText(website.faults.blank)).toBeHidden();
      await field.press('Enter');
      await expect(error).toHaveText(website.faults.wrong);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveValue('our bakery');
      await expect(page).toHaveURL(pathOf('home', locale));
    });

    test('starts a cancelable analysis and keeps the website out of the URL', async ({ page }) => {
      const fetched = recordFetches(page, /workshop/);
      await page.route('**/analyzeWebsite', () => undefined);
      await page.goto(pathOf('home', locale));
      await page.getByLabel(website.label).first().fill(` ${WORKSHOP} `);
      await page.getByLabel(website.label).first().press('Enter');
      const wizard = wizardOn(page, locale);
      await expect(wizard.main.getByText(wizard.texts.wizard.website.phases[0])).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${pathOf('analysis', locale)}\\?step=1$`));
      expect(fetched).toEqual([]);
      await wizard.button(wizard.texts.wizard.website.cancel).click();
      await expect(wizard.url).toHaveValue(WORKSHOP);
      await page.goBack();
      await expect(page.getByLabel(website.label).first()).toHaveValue(` ${WORKSHOP} `);
    });

    test('opens the check with JavaScript disabled and keeps the website out of the URL', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto(pathOf('home', locale));
      await page.getByLabel(website.label).first().fill('www.brinkhof.example');
      await page.getByRole('button', { name: website.submit }).first().click();
      await expect(page).toHaveURL(new RegExp(`${pathOf('analysis', locale)}\\??$`));
      await context.close();
    });
  });
}

test('analyzes a website from the landing page', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel(copy.en.home.hero.website.label).first().fill(WORKSHOP);
  await page.getByRole('button', { name: copy.en.home.hero.website.submit }).first().click();
  await wizardOn(page, 'en').expectStep('businessPhase');
});
