/** Account management for signed-in users on /auth. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fill as fillIn } from '../../../src/copy/fill.ts';
import { pathOf } from '../../../src/routes.ts';
import { createAccount, createEmail, openAuth, PASSWORD, readEmailedLink } from '../support/accounts.ts';
import { LOCALES_UNDER_TEST, type Specified } from '../support/languages.ts';
import { openRoster } from '../support/team.ts';
import { expect, test } from '../test.ts';

/** Opens /auth as a new, signed-in user. */
async function openAccount(page: Page, locale: Specified) {
  const email = await createAccount();
  const auth = await openAuth(page, locale);
  await auth.signIn(email);
  const { settings } = auth.texts.account;
  const confirm = (password: string) => auth.field(settings.currentPassword).fill(password);
  return { ...auth, email, settings, confirm };
}

/** Follows a link emailed by the identity service, then returns to the tab. */
async function openEmailedLink(page: Page, email: string, kind: string): Promise<void> {
  await expect.poll(() => readEmailedLink(email, kind)).toBeTruthy();
  const response = await fetch((await readEmailedLink(email, kind)) ?? '');
  expect(response.status).toBe(200);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

for (const locale of LOCALES_UNDER_TEST) {
  test.describe(pathOf('auth', locale), () => {
    test('confirms the email with a resent link', async ({ page }) => {
      const { main, button, texts, email } = await openAccount(page, locale);
      await expect(main.getByText(texts.account.unverified)).toBeVisible();
      await button(texts.account.sendAgain).click();
      await expect(
        main.getByRole('status').filter({ hasText: texts.account.verificationSent }),
      ).toBeVisible();
      await openEmailedLink(page, email, 'VERIFY_EMAIL');
      await expect(main.getByText(texts.account.verified)).toBeVisible();
      await expect(button(texts.account.sendAgain)).toHaveCount(0);
    });

    test('changes the email after its link is opened', async ({ page }) => {
      const { main, button, field, settings, confirm, texts } = await openAccount(page, locale);
      const change = settings['change-email'];
      const newAddress = createEmail();
      await button(change.open).click();
      await expect(field(change.field)).toBeFocused();
      await field(change.field).fill(newAddress);
      await confirm(PASSWORD);
      await button(change.submit).click();
      await expect(
        main.getByRole('status').filter({ hasText: fillIn(change.done, { email: newAddress }) }),
      ).toBeVisible();
      await expect(button(change.open)).toBeFocused();
      await openEmailedLink(page, newAddress, 'VERIFY_AND_CHANGE_EMAIL');
      // The service may require a new sign-in.
      const signedInWithNewAddress = main.getByText(fillIn(texts.signedInAs, { email: newAddress }));
      const signedOut = main.getByText(texts.faults['user-token-expired']);
      await expect(signedInWithNewAddress.or(signedOut)).toBeVisible();
    });

    test('changes the password only if the current one is correct', { tag: '@journey' }, async ({ page }) => {
      const { main, button, field, settings, confirm, texts, email, signIn, fill } = await openAccount(
        page,
        locale,
      );
      const change = settings['change-password'];
      await button(change.open).click();
      await expect(field(change.field)).toHaveAttribute('autocomplete', 'new-password');
      await expect(field(settings.currentPassword)).toHaveAttribute('autocomplete', 'current-password');
      // Once the password policy has arrived.
      await expect(field(change.field)).toHaveAccessibleDescription(/6/);
      await field(change.field).fill('kurz');
      await confirm('falsch-123');
      await button(change.submit).click();
      await expect(main.getByRole('alert')).toHaveText(texts.faults['password-does-not-meet-requirements']);
      await field(change.field).fill('noch-geheimer-456');
      await button(change.submit).click();
      await expect(main.getByRole('alert')).toHaveText(settings.wrongPassword);
      await expect(field(settings.currentPassword)).toBeFocused();
      await expect(field(change.field)).toHaveValue('noch-geheimer-456');
      await confirm(PASSWORD);
      await button(change.submit).click();
      await expect(main.getByRole('status').filter({ hasText: change.done })).toBeVisible();
      await button(texts.signOut).click();
      await fill(email, PASSWORD);
      await button(texts.submit['sign-in']).click();
      await expect(main.getByRole('alert')).toHaveText(texts.faults['invalid-credential']);
      await signIn(email, 'noch-geheimer-456');
    });

    test('exports all data as a file', { tag: '@journey' }, async ({ page }) => {
      const { button, main, settings, email } = await openAccount(page, locale);
      const downloading = page.waitForEvent('download');
      await button(settings.export.open).click();
      const file = await downloading;
      expect(file.suggestedFilename()).toBe(`${settings.export.file}.json`);
      const exported = JSON.parse(await readFile(await file.path(), 'utf8'));
      expect(exported).toMatchObject({ account: { email }, savedChecks: [], monthlyCheck: null });
      await expect(main.getByRole('status').filter({ hasText: settings.export.done })).toBeVisible();
    });

    test('deletes the account in every tab if the password is correct', { tag: '@journey' }, async ({
      page,
      context,
    }) => {
      const { main, button, settings, confirm, texts, email, heading, fill } = await openAccount(
        page,
        locale,
      );
      const other = await openAuth(await context.newPage(), locale);
      await expect(other.heading).toHaveText(texts.account.title);
      await button(settings.delete.open).click();
      await confirm('falsch-123');
      await button(settings.delete.submit).click();
      await expect(main.getByRole('alert')).toHaveText(settings.wrongPassword);
      await button(settings.cancel).click();
      await expect(button(settings.delete.open)).toBeFocused();
      await button(settings.delete.open).click();
      await confirm(PASSWORD);
      await button(settings.delete.submit).click();
      await expect(main.getByRole('status').filter({ hasText: settings.delete.done })).toBeVisible();
      await expect(heading).toHaveText(texts.titles['sign-in']);
      await expect(other.heading).toHaveText(texts.titles['sign-in']);
      await expect(openRoster().auth.getUserByEmail(email)).rejects.toThrow(/no user record/);
      await fill(email, PASSWORD);
      await button(texts.submit['sign-in']).click();
      await expect(main.getByRole('alert')).toHaveText(texts.faults['invalid-credential']);
    });

    test('keeps the entered password if the network fails', async ({ page }) => {
      const { main, button, field, settings, confirm, texts } = await openAccount(page, locale);
      await button(settings.delete.open).click();
      await confirm(PASSWORD);
      await page.route('**/forgetAccount', (route) => route.abort());
      await button(settings.delete.submit).click();
      await expect(main.getByRole('alert')).toHaveText(texts.faults['network-request-failed']);
      await expect(field(settings.currentPassword)).toHaveValue(PASSWORD);
    });
  });
}
