/** A page that was open while the site was deployed anew, and whose scripts are gone by now. */
import type { Page } from '@playwright/test';
import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import { pathOf } from '../../../src/routes.ts';
import { addressOf, applicationsNamed, uniqueName } from '../support/database.ts';
import { SPECIFIED } from '../support/languages.ts';
import { FORM } from '../support/waking.ts';
import { expect, test } from '../test.ts';

/**
 * Removes the form's script from the server, which answers once it is let go on.
 * @param isRenewed whether the page that a reload fetches names a script that is there
 */
async function removeScript(page: Page, { isRenewed }: { readonly isRenewed: boolean }) {
  const { promise: moving, resolve: answer } = Promise.withResolvers<void>();
  const seen = { loads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.loads += 1;
  });
  await page.route(FORM, async (route) => {
    await moving;
    if (isRenewed && seen.loads > 1) await route.continue();
    else await route.fulfill({ status: 404, body: '' });
  });
  return { answer, seen };
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
  test(`the form comes back with everything after a reload, and is sent once asked again: ${locale}`, async ({
    page,
  }) => {
    const { form, texts, alert, name, agency, submit } = formIn(page, locale);
    const ada = uniqueName('Ada');
    const { answer, seen } = await removeScript(page, { isRenewed: true });
    await page.goto(pathOf('home', locale));
    await agency.click();
    await name.fill(ada);
    await form.getByLabel(texts.email, { exact: true }).fill(addressOf(ada));
    await form.getByLabel(texts.message).fill('Zwei\nZeilen');
    await form.getByRole('checkbox').check();
    await submit.click();
    answer();

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
    const [[, stored] = []] = await applicationsNamed(ada);
    expect(stored).toMatchObject({ applicationType: 'Agency', message: 'Zwei\nZeilen' });
  });

test('a page whose script is missing after the reload as well offers one instead of reloading forever', async ({
  page,
}) => {
  const { alert, agency, name } = formIn(page, 'en');
  const { answer, seen } = await removeScript(page, { isRenewed: false });
  await page.goto('/');
  await name.fill('Ada');
  await agency.click();
  answer();
  await expect(alert.getByRole('button', { name: copy.en.shell.reload })).toBeVisible();
  await expect(name).toHaveValue('Ada');
  expect(seen.loads).toBe(2);
});

test('a page that may store nothing offers a reload, and keeps what was entered until then', async ({
  page,
}) => {
  const { alert, agency, name } = formIn(page, 'en');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const { answer, seen } = await removeScript(page, { isRenewed: true });
  await page.goto('/');
  await name.fill('Ada');
  await agency.click();
  answer();
  await expect(alert.getByRole('button', { name: copy.en.shell.reload })).toBeVisible();
  await expect(name).toHaveValue('Ada');
  expect(seen.loads).toBe(1);
});

test('somebody who is typing when the page reloads goes on in the same field', async ({ page }) => {
  const { agency, name } = formIn(page, 'en');
  const { answer, seen } = await removeScript(page, { isRenewed: true });
  await page.goto('/');
  await agency.click();
  await name.pressSequentially('Ad');
  answer();
  await expect.poll(() => seen.loads).toBe(2);
  await expect(agency).toHaveAttribute('aria-pressed', 'true');
  await expect(name).toBeFocused();
  await page.keyboard.type('a');
  await expect(name).toHaveValue('Ada');
});

test('a form that is older than the files that are kept asks for a reload, and not to press again', async ({
  page,
}) => {
  const { form, texts, alert, name, submit } = formIn(page, 'en');
  const ada = uniqueName('Ada');
  await page.goto('/');
  await name.fill(ada);
  await form.getByLabel(texts.email, { exact: true }).fill(addressOf(ada));
  await form.getByRole('checkbox').check();
  await expect(page.locator('astro-island[client=near]')).toHaveAttribute('data-awake');
  await page.route('**/_astro/**', (route) => route.fulfill({ status: 404, body: '' }));
  await submit.click();
  await expect(alert).toHaveText(fill(texts.failed, { message: texts.refused }));
  await page.unrouteAll();
  await page.reload();
  await expect(name).toHaveValue(ada);
});
