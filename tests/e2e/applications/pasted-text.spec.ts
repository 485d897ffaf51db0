/** What people paste or type is cleaned and completed, or its error is named at the field, in every form. */
import type { Page } from '@playwright/test';
import { applicationLink } from '../../../functions/src/links/signed-link.ts';
import { copy } from '../../../src/copy/index.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import { pathOf } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import { createAccount, openAuth } from '../support/accounts.ts';
import { CODE, openGate } from '../support/dashboard-page.ts';
import {
  createUniqueName,
  findApplicationsByName,
  putApplication,
  readPath,
  type Stored,
  toEmail,
} from '../support/database.ts';
import { formIsland, recordFetches } from '../support/hydration.ts';
import { LOCALES_UNDER_TEST, SPECIFIED } from '../support/languages.ts';
import { expect, test } from '../test.ts';
import { WORKSHOP, wizardOn } from '../wizard/wizard-page.ts';

async function openForm(page: Page, locale: Locale) {
  const texts = copy[locale].partnership;
  await page.goto(pathOf('home', locale));
  const form = page.locator('#partner');
  const name = createUniqueName('Ada');
  await form.getByLabel(texts.name).fill(name);
  await form.getByLabel(texts.email, { exact: true }).fill(toEmail(name));
  await form.getByRole('checkbox').check();
  return {
    texts,
    name,
    nameField: form.getByLabel(texts.name),
    email: form.getByLabel(texts.email, { exact: true }),
    website: form.getByLabel(texts.websiteLink),
    message: form.getByLabel(texts.message),
    submit: form.getByRole('button', { name: texts.submit }),
    alert: form.getByRole('alert'),
    expectStored: async (fields: Stored) => {
      // A function's first call starts it.
      await expect(form.getByRole('status')).toHaveText(texts.success, { timeout: 60_000 });
      const [[, record] = []] = await findApplicationsByName(name);
      expect(record).toMatchObject(fields);
    },
  };
}

/** Changes the application in the form's next requests, as a browser that judges differently would send it. */
const changeApplication = (page: Page, change: object) =>
  page.route('**/submitApplication', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const { application, ...rest } = route.request().postDataJSON().data;
    return route.continue({
      postData: JSON.stringify({ data: { ...rest, application: { ...application, ...change } } }),
    });
  });

for (const locale of SPECIFIED) {
  const faults = copy[locale].partnership.faults;

  test.describe(`${locale}: the partnership form`, () => {
    test('completes a website on leaving its field', async ({ page }) => {
      const { website, message, submit, expectStored } = await openForm(page, locale);
      await expect(website).toHaveAttribute('type', 'url');
      await website.fill('www.example.com');
      await message.focus();
      await expect(website).toHaveValue('https://www.example.com');
      await submit.click();
      await expectStored({ websiteLink: 'https://www.example.com' });
    });

    test('completes a website before the browser validates it, with Enter in its field', async ({ page }) => {
      const { website, expectStored } = await openForm(page, locale);
      await website.fill('www.example.com');
      await website.press('Enter');
      await expectStored({ websiteLink: 'https://www.example.com' });
    });

    test('completes a website that a reload brought back', async ({ page }) => {
      const { website, nameField, expectStored } = await openForm(page, locale);
      await website.fill('„https://https://www.example.com“,');
      await expect(formIsland(page)).toHaveAttribute('data-hydrated');
      await page.reload();
      await nameField.press('Enter');
      await expectStored({ websiteLink: 'https://www.example.com' });
    });

    for (const typed of ['https://example.com https://example.org', 'https://example.com (our shop)'])
      test(`names the error at the field: ${typed}`, async ({ page }) => {
        const requests = recordFetches(page, /submitApplication/);
        const { website, submit, alert, expectStored } = await openForm(page, locale);
        await website.fill(typed);
        await submit.click();
        await expect(alert).toHaveText(faults['websiteLink-no-website']);
        await expect(website).toBeFocused();
        await expect(website).toHaveAccessibleDescription(faults['websiteLink-no-website']);
        await expect(website).toHaveValue(typed);
        expect(requests).toEqual([]);
        await website.fill('example.com');
        await website.press('Enter');
        await expectStored({ websiteLink: 'https://example.com' });
      });

    test('shows the server’s error at its field', async ({ page }) => {
      const { name, website, message, submit, alert, expectStored } = await openForm(page, locale);
      await message.fill('Mein Text');
      await changeApplication(page, { websiteLink: 'https://example.com https://example.org' });
      await submit.click();
      await expect(alert).toHaveText(faults['websiteLink-no-website']);
      await expect(website).toBeFocused();
      await expect(website).toHaveAccessibleDescription(faults['websiteLink-no-website']);
      await page.unrouteAll();
      await expect(message).toHaveValue('Mein Text');
      await submit.click();
      await expectStored({ name, message: 'Mein Text' });
    });

    test('cleans what was pasted', async ({ page }) => {
      const { name, nameField, email, website, message, submit, expectStored } = await openForm(page, locale);
      await nameField.fill(`\u2068${name}\u2069`);
      await email.fill(`\u202a${toEmail(name)}\u202c\u00a0`);
      await website.fill('\u200bwww.example.com\u2060');
      await message.fill('Zeile\u000bzwei 👩‍💻\nTelefon: \u202d030 1234567\u202c');
      await submit.click();
      await expectStored({
        email: toEmail(name),
        websiteLink: 'https://www.example.com',
        message: 'Zeile\nzwei 👩‍💻\nTelefon: 030 1234567',
      });
    });
  });

  test(`${locale}: a correction is cleaned, and its error named at the field, by the server, too`, async ({
    page,
  }) => {
    const { application: texts, partnership } = copy[locale];
    const id = await putApplication({ name: createUniqueName('Ada') });
    const token = applicationLink.sign(process.env.OWN_LINK_SECRET ?? '', id);
    await page.goto(`${pathOf('application', locale)}#${token}`);
    const form = page.getByRole('region', { name: texts.form.title });
    const website = form.getByLabel(partnership.websiteLink);
    const save = form.getByRole('button', { name: texts.form.save });
    await expect(website).toHaveAttribute('type', 'url');
    await website.fill('www.example.com');
    await save.focus();
    await expect(website).toHaveValue('https://www.example.com');
    await website.fill('https://example.com (our shop)');
    await save.click();
    await expect(form.getByRole('alert')).toHaveText(faults['websiteLink-no-website']);
    await expect(website).toBeFocused();

    await page.route('**/correctOwnApplication', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const { data } = route.request().postDataJSON();
      return route.continue({ postData: JSON.stringify({ data: { ...data, name: '\u2068 \u2069' } }) });
    });
    const corrected = createUniqueName('Ada King');
    await form.getByLabel(partnership.name).fill(`\u2068${corrected}\u2069`);
    await form.getByLabel(partnership.message).fill('Zeile\u2028zwei');
    await website.fill('<https://https://example.com>,');
    await website.press('Enter');
    await expect(form.getByRole('alert')).toHaveText(faults['name-missing']);
    await expect(form.getByLabel(partnership.name)).toBeFocused();
    await page.unrouteAll();
    await save.click();
    await expect(form.getByRole('status')).toHaveText(texts.form.saved);
    const [[, record] = []] = await findApplicationsByName(corrected);
    expect(record).toMatchObject({ id, websiteLink: 'https://example.com', message: 'Zeile\nzwei' });
  });

  test(`${locale}: a damaged link is not the sign of an outdated page`, async ({ page }) => {
    const token = applicationLink.sign(process.env.OWN_LINK_SECRET ?? '', '-Damaged000000000000');
    await page.goto(`${pathOf('application', locale)}#${token}?utm_source=${'x'.repeat(300)}`);
    await expect(page.getByRole('main')).toContainText(copy[locale].application.invalid);
    await page.goto(`${pathOf('monthlyCheck', locale)}#ada.${'x'.repeat(400)}`);
    await page.getByRole('main').getByRole('button', { name: copy[locale].monthlyCheck.end }).click();
    await expect(page.getByRole('main')).toContainText(copy[locale].monthlyCheck.invalid);
  });

  test(`${locale}: the business check removes what pasting leaves, or names it`, async ({ page }) => {
    const { website } = copy[locale].home.hero;
    await page.goto(pathOf('home', locale));
    await page.getByLabel(website.label).first().fill(`„\u2068${WORKSHOP}\u2069“,`);
    await page.getByLabel(website.label).first().press('Enter');
    const wizard = wizardOn(page, locale);
    await wizard.expectStep('businessPhase');
    await wizard.openStep('website');
    await wizard.url.fill('https://example.com https://example.org');
    await wizard.url.press('Enter');
    await expect(wizard.main.getByRole('alert')).toHaveText(serverCopy[locale].analysis.faults.space);
    await wizard.url.fill(`https://${WORKSHOP},`);
    await wizard.url.press('Enter');
    await wizard.expectStep('businessPhase');
  });
}

for (const locale of LOCALES_UNDER_TEST) {
  test(`${locale}: signs in with an email address copied with invisible characters`, async ({ page }) => {
    const email = await createAccount();
    const { signIn } = await openAuth(page, locale);
    await signIn(`\u202a${email.replace('@', '\u200b@')}\u202c\u00a0`);
  });

  if (site.newsletter === 'unstored')
    test(`${locale}: the newsletter takes an email address copied with invisible characters`, async ({
      page,
    }) => {
      const { newsletter } = copy[locale];
      await page.goto(pathOf('imprint', locale));
      const box = page.getByRole('region', { name: newsletter.title });
      await box.getByLabel(newsletter.email).fill('\u2066ada@exam\u00adple.com\u2069');
      const dialog = page.waitForEvent('dialog').then(async (shown) => {
        await shown.accept();
        return shown.message();
      });
      await box.getByRole('button', { name: newsletter.subscribe }).click();
      expect(await dialog).toBe(newsletter.thanks);
    });

  test(`${locale}: the team unlocks with a copied code, finds by a copied name, and stores clean notes`, async ({
    page,
  }) => {
    const name = createUniqueName('Ada');
    const id = await putApplication({ name: `\u2068${name}\u2069` });
    const { main, texts, enter, card, detail } = await openGate(page, locale);
    await enter(`\u2066${CODE}\u200b\u2069`);
    await main.getByLabel(texts.search).fill(`\u2066${name}\u200b\u2069`);
    await card(name).getByRole('link').click();
    const { notes } = copy[locale].dashboard.detail;
    await detail.getByLabel(notes.label).fill('Zeile\u000bzwei, \u202d030 1234567\u202c');
    await detail.getByRole('button', { name: notes.add }).click();
    await expect(detail.getByLabel(notes.label)).toHaveValue('');
    expect(Object.values(Object(await readPath(`notes/${id}`)))).toMatchObject([
      { text: 'Zeile\nzwei, 030 1234567' },
    ]);
  });
}
