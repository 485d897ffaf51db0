/** The landing page's field: from an address typed there to the website being read. */
import { copy } from '../../../src/copy/index.ts';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { pathOf } from '../../../src/routes.ts';
import { expect, test } from '../test.ts';
import { WORKSHOP, wizardOn } from '../wizard/wizard-page.ts';

for (const locale of LOCALES) {
  const { website } = copy[locale].home.hero;

  test.describe(`the website field (${locale})`, () => {
    test('stands in the first window of a small phone, with title, first paragraph and button', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(pathOf('home', locale));
      const parts = [
        page.getByRole('heading', { level: 1 }),
        page.getByText(copy[locale].home.hero.paragraphs[0]),
        page.getByLabel(website.label).first(),
        page.getByRole('button', { name: website.submit }).first(),
      ];
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    });

    for (const reducedMotion of ['no-preference', 'reduce'] as const)
      test(`the page is at most 7,500 px tall on a phone (motion: ${reducedMotion})`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion });
        await page.setViewportSize({ width: 360, height: 640 });
        await page.goto(pathOf('home', locale));
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7500);
      });

    test('says on the spot what is wrong, and keeps what was typed', async ({ page }) => {
      await page.goto(pathOf('home', locale));
      const field = page.getByLabel(website.label).first();
      const submit = page.getByRole('button', { name: website.submit }).first();
      const fault = page.getByRole('alert').first();
      await submit.click();
      await expect(fault).toHaveText(website.faults.blank);
      await expect(field).toBeFocused();
      await field.fill('our bakery');
      await expect(page.getByText(website.faults.blank)).toBeHidden();
      await field.press('Enter');
      await expect(fault).toHaveText(website.faults.wrong);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveValue('our bakery');
      await expect(page).toHaveURL(pathOf('home', locale));
    });

    test('reads the website at once, with cancel, and says nothing of it to a server', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.route('**/analyzeWebsite', () => undefined);
      await page.goto(pathOf('home', locale));
      await page.getByLabel(website.label).first().fill(` ${WORKSHOP} `);
      await page.getByLabel(website.label).first().press('Enter');
      const wizard = wizardOn(page, locale);
      await expect(wizard.main.getByText(wizard.texts.wizard.website.phases[0])).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${pathOf('analysis', locale)}\\?step=1$`));
      expect(asked.filter((url) => url.includes('workshop'))).toEqual([]);
      await wizard.button(wizard.texts.wizard.website.cancel).click();
      await expect(wizard.url).toHaveValue(WORKSHOP);
      await page.goBack();
      await expect(page.getByLabel(website.label).first()).toHaveValue(` ${WORKSHOP} `);
    });

    test('leads to the check without a script, with no address in the URL', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto(pathOf('home', locale));
      await page.getByLabel(website.label).first().fill('www.brinkhof.example');
      await page.getByRole('button', { name: website.submit }).first().click();
      await expect(page).toHaveURL(new RegExp(`${pathOf('analysis', locale)}\\??$`));
      await context.close();
    });

    test('the whole example opens as a result that can be printed and shared', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { example, keep, website: report } = copy[locale].results;
      await page.goto(pathOf('home', locale));
      await page.getByRole('link', { name: copy[locale].home.example.whole }).first().click();
      await expect(page.getByText(example.text)).toBeVisible();
      await expect(page.getByRole('heading', { name: report.title })).toBeVisible();
      await expect(page.getByRole('button', { name: keep.print })).toBeVisible();
      await page.getByRole('button', { name: keep.link }).click();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(link).pathname + new URL(link).hash).toBe(`${pathOf('analysis', locale)}#example`);
    });
  });
}

test('the website is read to its end from the landing page on', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel(copy.en.home.hero.website.label).first().fill(WORKSHOP);
  await page.getByRole('button', { name: copy.en.home.hero.website.submit }).first().click();
  await wizardOn(page, 'en').expectStep('businessPhase');
});
