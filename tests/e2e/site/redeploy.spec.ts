/** A page whose scripts were removed by a deploy after it was opened. */
import type { Page } from '@playwright/test';
import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import { pathOf } from '../../../src/routes.ts';
import { authPage } from '../support/accounts.ts';
import { createUniqueName, findApplicationsByName, toEmail } from '../support/database.ts';
import { FORM_SCRIPT, SIGN_IN_SCRIPT } from '../support/hydration.ts';
import { SPECIFIED } from '../support/languages.ts';
import { expect, test } from '../test.ts';

/**
 * Responds to requests for a script with 404 once `respond` is called.
 * @param isRenewed whether a reload can load the script again
 */
async function removeScript(
  page: Page,
  { isRenewed }: { readonly isRenewed: boolean },
  script = FORM_SCRIPT,
) {
  const { promise: released, resolve: respond } = Promise.withResolvers<void>();
  const seen = { loads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.loads += 1;
  });
  await page.route(script, async (route) => {
    await released;
    if (isRenewed && seen.loads > 1) await route.continue();
    else await route.fulfill({ status: 404, body: '' });
  });
  return { respond, seen };
}

const formIn = (page: Page, locale: Locale) => {
  const texts = copy[locale].partnership;
  const form = page.locator('#partner');
  return {
    form,
    texts,
    alert: form.getByRole('alert'),
    name: form.getByLabel(texts.name),
    agency: form.getByRole('button', { name: texts.type.labels.Agency, exact: true }),
    submit: form.getByRole('button', { name: texts.submit }),
  };
};

for (const locale of SPECIFIED)
  test(`${locale}: reloads and keeps all input, which another click submits`, async ({ page }) => {
    const { form, texts, alert, name, agency, submit } = formIn(page, locale);
    const ada = createUniqueName('Ada');
    const { respond, seen } = await removeScript(page, { isRenewed: true });
    await page.goto(pathOf('home', locale));
    await agency.click();
    await name.fill(ada);
    await form.getByLabel(texts.email, { exact: true }).fill(toEmail(ada));
    await form.getByLabel(texts.message).fill('Zwei\nZeilen');
    await form.getByRole('checkbox').check();
    await submit.click();
    respond();

    await expect(alert).toHaveText(copy[locale].shell.renewed);
    await expect(submit).toBeFocused();
    await expect(name).toHaveValue(ada);
    await expect(form.getByLabel(texts.message)).toHaveValue('Zwei\nZeilen');
    await expect(form.getByRole('checkbox')).toBeChecked();
    await expect(agency).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveValue('');
    await submit.click();
    await expect(form.getByRole('status')).toHaveText(texts.success);
    await expect(alert).toBeHidden();
    expect(seen.loads).toBe(2);
    const [[, stored] = []] = await findApplicationsByName(ada);
    expect(stored).toMatchObject({ applicationType: 'Agency', message: 'Zwei\nZeilen' });
  });

test('offers a reload if the script is still missing after one', async ({ page }) => {
  const { alert, agency, name } = formIn(page, 'en');
  const { respond, seen } = await removeScript(page, { isRenewed: false });
  await page.goto('/');
  await name.fill('Ada');
  await agency.click();
  respond();
  await expect(alert.getByRole('button', { name: copy.en.shell.reload })).toBeVisible();
  await expect(name).toHaveValue('Ada');
  expect(seen.loads).toBe(2);
});

test('keeps the input and offers a reload if storage is blocked', async ({ page }) => {
  const { alert, agency, name } = formIn(page, 'en');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const { respond, seen } = await removeScript(page, { isRenewed: true });
  await page.goto('/');
  await name.fill('Ada');
  await agency.click();
  respond();
  await expect(alert.getByRole('button', { name: copy.en.shell.reload })).toBeVisible();
  await expect(name).toHaveValue('Ada');
  expect(seen.loads).toBe(1);
});

test('keeps the focus if the page reloads while typing', async ({ page }) => {
  const { agency, name } = formIn(page, 'en');
  const { respond, seen } = await removeScript(page, { isRenewed: true });
  await page.goto('/');
  await agency.click();
  await name.pressSequentially('Ad');
  respond();
  await expect.poll(() => seen.loads).toBe(2);
  await expect(agency).toHaveAttribute('aria-pressed', 'true');
  await expect(name).toBeFocused();
  await page.keyboard.type('a');
  await expect(name).toHaveValue('Ada');
});

test('keeps the email address, but not the password', async ({ page }) => {
  const { texts, field, fill: fillForm, button } = authPage(page, 'en');
  const { respond, seen } = await removeScript(page, { isRenewed: true }, SIGN_IN_SCRIPT);
  await page.goto(pathOf('auth', 'en'));
  await fillForm('ada@example.com', 'geheim-123');
  await button(texts.submit['sign-in']).click();
  respond();
  await expect.poll(() => seen.loads).toBe(2);
  await expect(field(texts.email)).toHaveValue('ada@example.com');
  await expect(field(texts.password)).toHaveValue('');
});

test('asks for a reload if the scripts needed to submit are gone', async ({ page }) => {
  const { form, texts, alert, name, submit } = formIn(page, 'en');
  const ada = createUniqueName('Ada');
  await page.goto('/');
  await name.fill(ada);
  await form.getByLabel(texts.email, { exact: true }).fill(toEmail(ada));
  await form.getByRole('checkbox').check();
  await expect(page.locator('astro-island[client=near]')).toHaveAttribute('data-hydrated');
  await page.route('**/_astro/**', (route) => route.fulfill({ status: 404, body: '' }));
  await submit.click();
  await expect(alert).toHaveText(fill(texts.failed, { message: texts.refused }));
  await page.unrouteAll();
  await page.reload();
  await expect(name).toHaveValue(ada);
});
