/** A page opened before a deploy: functions reject its calls, and it asks for a reload. */
import type { Page } from '@playwright/test';
import { applicationLink, unsubscribeLink } from '../../../functions/src/links/signed-link.ts';
import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import { pathOf } from '../../../src/routes.ts';
import { openAccessPanel } from '../support/access.ts';
import { createUniqueName, findApplicationsByName, putApplication, toEmail } from '../support/database.ts';
import { LOCALES_UNDER_TEST, SPECIFIED } from '../support/languages.ts';
import { expect, test } from '../test.ts';
import { WORKSHOP, wizardOn } from '../wizard/wizard-page.ts';

const SECRET = process.env.OWN_LINK_SECRET ?? '';

/** Makes every field except the language invalid in the page's calls to a function. */
const invalidateCalls = (page: Page, name: string): Promise<unknown> =>
  page.route(`**/${name}`, (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const { language, ...rest } = route.request().postDataJSON().data;
    const invalid = Object.fromEntries(Object.keys(rest).map((field) => [field, {}]));
    return route.continue({ postData: JSON.stringify({ data: { ...invalid, language } }) });
  });

for (const locale of SPECIFIED)
  test(`${locale}: the partnership form asks for a reload and keeps the input`, async ({ page }) => {
    const texts = copy[locale].partnership;
    const name = createUniqueName('Ada');
    await invalidateCalls(page, 'submitApplication');
    await page.goto(pathOf('home', locale));
    const form = page.locator('#partner');
    const submit = form.getByRole('button', { name: texts.submit });
    await form.getByLabel(texts.name).fill(name);
    await form.getByLabel(texts.email, { exact: true }).fill(toEmail(name));
    await form.getByLabel(texts.message).fill('Zwei\nZeilen');
    const terms = form.getByRole('checkbox');
    await terms.check();
    await submit.click();
    await expect(form.getByRole('alert')).toHaveText(fill(texts.failed, { message: texts.refused }));

    await page.unrouteAll();
    await page.reload();
    await expect(form.getByLabel(texts.message)).toHaveValue('Zwei\nZeilen');
    await expect(terms).toBeChecked();
    await submit.click();
    await expect(form.getByRole('status')).toHaveText(texts.success);
    expect(await findApplicationsByName(name)).toHaveLength(1);
  });

for (const locale of LOCALES_UNDER_TEST) {
  const { outdated } = serverCopy[locale].calls;

  test(`${locale}: the business check reports that it is outdated`, async ({ page }) => {
    const wizard = wizardOn(page, locale);
    await invalidateCalls(page, 'analyzeWebsite');
    await wizard.openStep('website');
    await wizard.url.fill(WORKSHOP);
    await wizard.analyze.click();
    await expect(wizard.main.getByRole('alert')).toHaveText(outdated);
    await expect(wizard.url).toHaveValue(WORKSHOP);
  });

  test(`${locale}: the access panel reports that it is outdated`, async ({ page }) => {
    await invalidateCalls(page, 'verifyAccessCode');
    const { enter, expectCode } = await openAccessPanel(page, locale);
    await enter('ab12c');
    await expect(page.getByRole('alert')).toHaveText(outdated);
    await expectCode('AB12C');
  });

  test(`${locale}: the applicant's page asks for a reload and keeps a correction`, async ({ page }) => {
    const { application: texts, partnership } = copy[locale];
    const id = await putApplication({ name: createUniqueName('Ada') });
    await invalidateCalls(page, 'correctOwnApplication');
    await invalidateCalls(page, 'withdrawOwnApplication');
    await page.goto(`${pathOf('application', locale)}#${applicationLink.sign(SECRET, id)}`);
    const form = page.getByRole('region', { name: texts.form.title });
    const field = form.getByLabel(partnership.name);
    const corrected = createUniqueName('Ada King');
    await field.fill(corrected);
    await form.getByRole('button', { name: texts.form.save }).click();
    await expect(form.getByRole('alert')).toContainText(fill(texts.form.failed, { message: outdated }));
    const withdraw = page.getByRole('region', { name: texts.withdraw.title });
    await withdraw.getByRole('button', { name: texts.withdraw.ask }).click();
    await withdraw.getByRole('button', { name: texts.withdraw.confirm }).click();
    await expect(withdraw.getByRole('alert')).toHaveText(fill(texts.withdraw.failed, { message: outdated }));
    await page.reload();
    await expect(field).toHaveValue(corrected);
  });

  test(`${locale}: the applicant's link reports that the page is outdated`, async ({ page }) => {
    const texts = copy[locale].application;
    await invalidateCalls(page, 'openOwnApplication');
    await page.goto(
      `${pathOf('application', locale)}#${applicationLink.sign(SECRET, '-Outdated00000000000')}`,
    );
    await expect(page.getByRole('alert')).toHaveText(fill(texts.failed, { message: outdated }));
  });

  test(`${locale}: ending the monthly check reports that the page is outdated`, async ({ page }) => {
    const texts = copy[locale].monthlyCheck;
    await invalidateCalls(page, 'endMonthlyCheck');
    await page.goto(`${pathOf('monthlyCheck', locale)}#${unsubscribeLink.sign(SECRET, 'nobody')}`);
    await page.getByRole('main').getByRole('button', { name: texts.end }).click();
    await expect(page.getByRole('alert')).toHaveText(fill(texts.failed, { message: outdated }));
  });
}
