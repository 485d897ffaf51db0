/** What whoever is signed in does with the account on /auth. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fill as fillIn } from '../../../src/copy/fill.ts';
import { pathOf } from '../../../src/routes.ts';
import { authOn, mailedLink, makeAccount, newEmail, PASSWORD } from '../support/accounts.ts';
import { type Specified, STATES_IN } from '../support/languages.ts';
import { roster } from '../support/team.ts';
import { expect, test } from '../test.ts';

/** The account's page of somebody who is signed in. */
async function accountOn(page: Page, locale: Specified) {
  const email = await makeAccount();
  const auth = await authOn(page, locale);
  await auth.signIn(email);
  const { settings } = auth.texts.account;
  const confirm = (password: string) => auth.field(settings.currentPassword).fill(password);
  return { ...auth, email, settings, confirm };
}

/** Opens what the identity service mailed, as the link's page does, and comes back. */
async function openMailed(page: Page, email: string, kind: string): Promise<void> {
  await expect.poll(() => mailedLink(email, kind)).toBeTruthy();
  const answer = await fetch((await mailedLink(email, kind)) ?? '');
  expect(answer.status).toBe(200);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

for (const locale of STATES_IN) {
  test.describe(pathOf('auth', locale), () => {
    test('confirms the address with a link that is sent again', async ({ page }) => {
      const { main, button, texts, email } = await accountOn(page, locale);
      await expect(main.getByText(texts.account.unverified)).toBeVisible();
      await button(texts.account.sendAgain).click();
      await expect(
        main.getByRole('status').filter({ hasText: texts.account.verificationSent }),
      ).toBeVisible();
      await openMailed(page, email, 'VERIFY_EMAIL');
      await expect(main.getByText(texts.account.verified)).toBeVisible();
      await expect(button(texts.account.sendAgain)).toHaveCount(0);
    });

    test('changes the address once its link has been opened', async ({ page }) => {
      const { main, button, field, settings, confirm, texts } = await accountOn(page, locale);
      const change = settings['change-email'];
      const next = newEmail();
      await button(change.open).click();
      await expect(field(change.field)).toBeFocused();
      await field(change.field).fill(next);
      await confirm(PASSWORD);
      await button(change.submit).click();
      await expect(
        main.getByRole('status').filter({ hasText: fillIn(change.done, { email: next }) }),
      ).toBeVisible();
      await expect(button(change.open)).toBeFocused();
      await openMailed(page, next, 'VERIFY_AND_CHANGE_EMAIL');
      // The service may ask for a new sign-in, and says so.
      const isNew = main.getByText(fillIn(texts.signedInAs, { email: next }));
      const isOut = main.getByText(texts.faults['user-token-expired']);
      await expect(isNew.or(isOut)).toBeVisible();
    });

    test('changes the password, and not for somebody who does not know it', async ({ page }) => {
      const { main, button, field, settings, confirm, texts, email, signIn, fill } = await accountOn(
        page,
        locale,
      );
      const change = settings['change-password'];
      await button(change.open).click();
      await expect(field(change.field)).toHaveAttribute('autocomplete', 'new-password');
      await expect(field(settings.currentPassword)).toHaveAttribute('autocomplete', 'current-password');
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

    test('hands over everything as a file', async ({ page }) => {
      const { button, main, settings, email } = await accountOn(page, locale);
      const downloading = page.waitForEvent('download');
      await button(settings.export.open).click();
      const file = await downloading;
      expect(file.suggestedFilename()).toBe(`${settings.export.file}.json`);
      const everything = JSON.parse(await readFile(await file.path(), 'utf8'));
      expect(everything).toMatchObject({ account: { email }, savedChecks: [], monthlyCheck: null });
      await expect(main.getByRole('status').filter({ hasText: settings.export.done })).toBeVisible();
    });

    test('deletes the account for who knows its password, in every tab', async ({ page, context }) => {
      const { main, button, settings, confirm, texts, email, heading, fill } = await accountOn(page, locale);
      const other = await authOn(await context.newPage(), locale);
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
      await expect(roster().auth.getUserByEmail(email)).rejects.toThrow(/no user record/);
      await fill(email, PASSWORD);
      await button(texts.submit['sign-in']).click();
      await expect(main.getByRole('alert')).toHaveText(texts.faults['invalid-credential']);
    });

    test('says when the network is away, and keeps what was entered', async ({ page }) => {
      const { main, button, field, settings, confirm, texts } = await accountOn(page, locale);
      await button(settings.delete.open).click();
      await confirm(PASSWORD);
      await page.route('**/forgetAccount', (route) => route.abort());
      await button(settings.delete.submit).click();
      await expect(main.getByRole('alert')).toHaveText(texts.faults['network-request-failed']);
      await expect(field(settings.currentPassword)).toHaveValue(PASSWORD);
    });
  });
}
