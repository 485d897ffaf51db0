import type { Page } from '@playwright/test';
import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import { patternOf } from '../../../src/copy/testing/pattern-of.ts';
import { pathOf } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import { createUniqueName, findApplicationsByName, toEmail } from '../support/database.ts';
import { LOCALES_UNDER_TEST, SPECIFIED, type Specified } from '../support/languages.ts';
import { expect, test } from '../test.ts';

const TEXTS = {
  en: {
    title: `Partner with ${site.brand}`,
    types: ['Founder', 'Agency', 'Company'],
    name: 'Name or company name',
    email: 'Email',
    message: /growth goals/,
    terms: /terms of use/,
    submit: 'SUBMIT APPLICATION',
    submitting: 'SUBMITTING...',
    faults: ['Please enter your name', 'Please enter your email', 'Please accept the terms of use'],
    refused: patternOf(`Error: ${copy.en.partnership.refused}`),
    unreachable: patternOf(`Error: ${copy.en.partnership.unreachable}`),
    success: 'Application submitted successfully! We will get back to you soon.',
  },
  de: {
    title: `Werden Sie Partner von ${site.brand}`,
    types: ['Gründer', 'Agentur', 'Unternehmen'],
    name: 'Name oder Firmenname',
    email: 'E-Mail',
    message: /Wachstumsziele/,
    terms: /Nutzungsbedingungen/,
    submit: 'BEWERBUNG ABSENDEN',
    submitting: 'WIRD GESENDET …',
    faults: [
      'Bitte geben Sie Ihren Namen ein',
      'Bitte geben Sie Ihre E-Mail-Adresse ein',
      'Bitte akzeptieren Sie die Nutzungsbedingungen',
    ],
    refused: patternOf(`Fehler: ${copy.de.partnership.refused}`),
    unreachable: patternOf(`Fehler: ${copy.de.partnership.unreachable}`),
    success: 'Ihre Bewerbung ist eingegangen! Wir melden uns bald bei Ihnen.',
  },
} as const;

const CALL = '**/submitApplication';

const formOn = async (page: Page, locale: Specified) => {
  const texts = TEXTS[locale];
  await page.goto(pathOf('home', locale));
  const section = page.getByRole('region', { name: texts.title });
  return {
    texts,
    section,
    type: (index: 0 | 1 | 2) => section.getByRole('button', { name: texts.types[index], exact: true }),
    name: section.getByLabel(texts.name),
    email: section.getByLabel(texts.email, { exact: true }),
    message: section.getByLabel(texts.message),
    terms: section.getByRole('checkbox', { name: texts.terms }),
    submit: section.getByRole('button', { name: texts.submit }),
  };
};

for (const locale of SPECIFIED) {
  test.describe(pathOf('home', locale), () => {
    test('stores an application and resets the form', { tag: '@journey' }, async ({ page }) => {
      const form = await formOn(page, locale);
      const name = createUniqueName('Ada');
      const email = toEmail(name);
      await expect(form.type(0)).toHaveAttribute('aria-pressed', 'true');
      await form.type(1).click();
      await form.name.fill(`  ${name} `);
      await form.email.fill(email);
      await form.message.fill('Zwei\nZeilen ');
      await form.terms.check();
      const before = Date.now();
      await form.submit.click();
      await expect(form.section.getByRole('status')).toHaveText(form.texts.success);

      const [[key, record] = [], ...others] = await findApplicationsByName(name);
      expect(others).toEqual([]);
      expect(key).toMatch(/^[-0-9A-Z_a-z]{20}$/);
      expect(record).toEqual({
        id: key,
        applicationType: 'Agency',
        name,
        email,
        websiteLink: '',
        message: 'Zwei\nZeilen',
        acceptTerms: true,
        status: 'pending',
        createdAt: expect.any(Number),
      });
      expect(Math.abs(Number(record?.createdAt) - before)).toBeLessThan(60_000);

      await expect(form.type(0)).toHaveAttribute('aria-pressed', 'true');
      await expect(form.name).toHaveValue('');
      await expect(form.email).toHaveValue('');
      await expect(form.message).toHaveValue('');
      await expect(form.terms).not.toBeChecked();
    });

    test('requires name, email and terms, in that order', { tag: '@journey' }, async ({ page }) => {
      const form = await formOn(page, locale);
      const alert = form.section.getByRole('alert');
      await form.submit.click();
      await expect(alert).toHaveText(form.texts.faults[0]);
      await expect(form.name).toBeFocused();
      await expect(form.name).toHaveAccessibleDescription(form.texts.faults[0]);
      await expect(form.name).toHaveAttribute('aria-invalid', 'true');
      await expect(form.email).not.toHaveAttribute('aria-invalid');
      await form.name.fill('   ');
      await expect(alert).toHaveCount(0);
      await form.submit.click();
      await expect(alert).toHaveText(form.texts.faults[0]);
      await form.name.fill('Ada');
      await form.submit.click();
      await expect(alert).toHaveText(form.texts.faults[1]);
      await form.email.fill('ada@example.com');
      await form.submit.click();
      await expect(alert).toHaveText(form.texts.faults[2]);
      await expect(form.terms).toBeFocused();
      await expect(form.terms).toHaveAccessibleDescription(form.texts.faults[2]);
      await expect(form.terms).toHaveAttribute('aria-invalid', 'true');
    });

    test('keeps the input if the backend rejects it or is unreachable', { tag: '@journey' }, async ({
      page,
    }) => {
      const form = await formOn(page, locale);
      const name = createUniqueName('Bob');
      await form.name.fill(name);
      await form.email.fill(toEmail(name));
      await form.message.fill('Mein Text');
      await form.terms.check();

      let respond: (() => void) | undefined;
      await page.route(CALL, async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        await new Promise<void>((resolve) => {
          respond = resolve;
        });
        return route.fulfill({
          status: 401,
          json: { error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' } },
          headers: { 'access-control-allow-origin': '*' },
        });
      });
      await form.submit.click();
      const busy = form.section.getByRole('button', { name: form.texts.submitting });
      await expect(busy).toBeDisabled();
      await expect.poll(() => respond !== undefined).toBe(true);
      respond?.();
      const alert = form.section.getByRole('alert');
      await expect(alert).toHaveText(form.texts.refused);
      // The island loads these styles.
      await expect(alert).toHaveCSS('border-top-style', 'solid');

      await page.unrouteAll();
      // The request arrives, but the response is lost.
      await page.route(CALL, async (route) => {
        if (route.request().method() === 'POST') await route.fetch();
        await route.abort();
      });
      await form.submit.click();
      await expect(alert).toHaveText(form.texts.unreachable);
      await expect(form.submit).toBeFocused();
      await expect(form.name).toHaveValue(name);
      await expect(form.message).toHaveValue('Mein Text');

      await page.unrouteAll();
      await form.submit.click();
      await expect(form.section.getByRole('status')).toHaveText(form.texts.success);
      expect(await findApplicationsByName(name)).toHaveLength(1);
    });
  });
}

for (const locale of LOCALES_UNDER_TEST) {
  test.describe(pathOf('home', locale), () => {
    test('keeps the input and shows when to retry at the rate limit', { tag: '@journey' }, async ({
      page,
    }) => {
      const form = await formOn(page, locale);
      const name = createUniqueName('Dora');
      const message = fill<string>(serverCopy[locale].intake.callerLimit, { wait: '5 min' });
      await page.route(CALL, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 429,
              json: { error: { status: 'RESOURCE_EXHAUSTED', message } },
              headers: { 'access-control-allow-origin': '*' },
            })
          : route.continue(),
      );
      await form.name.fill(name);
      await form.email.fill(toEmail(name));
      await form.terms.check();
      await form.submit.click();
      await expect(form.section.getByRole('alert')).toContainText(message);
      await expect(form.email).toHaveValue(toEmail(name));
      await expect(form.name).toHaveValue(name);
    });

    test('accepts every application from one email address', async ({ page }) => {
      const form = await formOn(page, locale);
      const name = createUniqueName('Dora');
      for (const attempt of [1, 2, 3, 4]) {
        await form.name.fill(`${name}, ${attempt}`);
        await form.email.fill(toEmail(name));
        await form.terms.check();
        await form.submit.click();
        await expect(form.section.getByRole('status')).toHaveText(form.texts.success);
        await expect(form.name).toHaveValue('');
      }
      expect(await findApplicationsByName(`${name}, 4`)).toHaveLength(1);
    });

    test('keeps an unfinished application after a reload', { tag: '@journey' }, async ({ page }) => {
      const form = await formOn(page, locale);
      await form.type(2).click();
      await expect(form.type(2)).toHaveAttribute('aria-pressed', 'true');
      await form.name.fill('Carla');
      await page.reload();
      await expect(form.name).toHaveValue('Carla');
      await expect(form.type(2)).toHaveAttribute('aria-pressed', 'true');
      await form.section.getByRole('link', { name: form.texts.terms }).click();
      await expect(page).toHaveURL(`${pathOf('imprint', locale)}#terms`);
      await page.goBack();
      await expect(form.name).toHaveValue('Carla');
    });
  });
}

test('asks to enable JavaScript if it is off', { tag: '@journey' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  const hint = page.locator('#partner noscript p');
  await expect(hint).toBeVisible();
  await expect(hint).toHaveText(/^Please turn on JavaScript.*: \S+@\S+$/);
  await context.close();
});
