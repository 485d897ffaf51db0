/** Attaching a business check's result to an application. */
import { copy } from '../../../src/copy/index.ts';
import { pathOf } from '../../../src/routes.ts';
import { openDashboard } from '../support/dashboard-page.ts';
import { createUniqueName, toEmail } from '../support/database.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';
import { storeEntries, WITH_ROADMAP } from '../wizard/stored-entries.ts';

for (const locale of LOCALES_UNDER_TEST) {
  const { partnership, dashboard } = copy[locale];

  test(`${locale}: offers to attach a result, unchecked, and shows it to the team`, async ({ page }) => {
    await storeEntries(page, WITH_ROADMAP);
    await page.goto(pathOf('home', locale));
    const form = page.locator('#partner');
    const name = createUniqueName('Along');
    await form.getByLabel(partnership.name).fill(name);
    await form.getByLabel(partnership.email, { exact: true }).fill(toEmail(name));
    await form.getByRole('checkbox', { name: partnership.terms.link }).check();
    const attachBox = form.getByRole('checkbox', { name: partnership.along.label });
    await expect(attachBox).not.toBeChecked();
    await form.getByText(partnership.along.what).click();
    await expect(form.getByText('brightwork.example')).toBeVisible();
    await expect(form.getByText(partnership.along.not)).toBeVisible();
    await attachBox.check();
    await form.getByRole('button', { name: partnership.submit }).click();
    await expect(form.getByRole('status')).toHaveText(partnership.success);
    await expect(attachBox).not.toBeChecked();

    const { card, detail } = await openDashboard(page, locale);
    await card(name).getByRole('link').click();
    const opened = page.waitForEvent('popup');
    await detail.getByRole('link', { name: dashboard.detail.result }).click();
    await expect((await opened).getByText(copy[locale].results.shared.text)).toBeVisible();
  });

  test(`${locale}: does not offer a result if the device has none`, async ({ page }) => {
    await page.goto(pathOf('home', locale));
    const form = page.locator('#partner');
    await form.getByLabel(partnership.name).fill('Ada');
    await expect(form.locator('astro-island')).toHaveAttribute('data-hydrated');
    await expect(form.getByRole('checkbox', { name: partnership.along.label })).toHaveCount(0);
  });
}
