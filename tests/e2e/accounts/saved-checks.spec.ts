/** Saved checks: the list, the comparison and the monthly check. */
import type { Page } from '@playwright/test';
import { createMonthlyCheck } from '../../../functions/src/accounts/monthly/monthly.ts';
import { unsubscribeLink } from '../../../functions/src/links/signed-link.ts';
import { copy } from '../../../src/copy/index.ts';
import { SAVED_CHECK_SLOTS } from '../../../src/domain/accounts/saved-check.ts';
import { pathOf } from '../../../src/routes.ts';
import { authPage, createAccount, PASSWORD } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { LOCALES_UNDER_TEST, type Specified } from '../support/languages.ts';
import { openRoster } from '../support/team.ts';
import { expect, test } from '../test.ts';
import { storeEntries, WITH_ROADMAP } from '../wizard/stored-entries.ts';
import { wizardOn } from '../wizard/wizard-page.ts';

/** A function's first call starts it. */
const PATIENCE = { timeout: 60_000 };

const getUid = async (email: string): Promise<string> => (await openRoster().auth.getUserByEmail(email)).uid;
const readStored = async (path: string) => (await openRoster().database.ref(path).get()).val();

/** Opens the result of a stored check, signed out. */
async function openResult(page: Page, locale: Specified) {
  await storeEntries(page, WITH_ROADMAP);
  const wizard = wizardOn(page, locale);
  await wizard.open('?step=results');
  await wizard.expectResults();
  return { wizard, texts: copy[locale].results.keep.account };
}

/** Signs in through the result's link and returns to the result. */
async function signInFromResult(page: Page, locale: Specified, email: string) {
  const { wizard, texts } = await openResult(page, locale);
  await page.getByRole('link', { name: texts.signIn }).click();
  await expect(page).toHaveURL(/\?from=result$/);
  await authPage(page, locale).signIn(email, PASSWORD);
  await page.getByRole('link', { name: copy[locale].savedChecks.back }).click();
  await wizard.expectResults();
  return { wizard, texts };
}

for (const locale of LOCALES_UNDER_TEST) {
  const { savedChecks, monthlyCheck } = copy[locale];
  const rows = (page: Page) => page.getByRole('region', { name: savedChecks.title }).getByRole('listitem');

  test.describe(`${locale}: saved checks`, () => {
    test('can be added, listed, opened and deleted', { tag: '@journey' }, async ({ page }) => {
      const email = await createAccount();
      const { wizard, texts } = await signInFromResult(page, locale, email);
      await wizard.button(texts.offer).click();
      await expect(page.getByText(texts.kept)).toBeVisible();
      await expectAccessible(page);

      // The same check isn't saved twice.
      await page.reload();
      await wizard.button(texts.offer).click();
      await expect(page.getByText(texts.before)).toBeVisible();
      await page.getByRole('link', { name: texts.see }).click();

      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText('brightwork');
      await expectAccessible(page);
      await page
        .getByRole('link', { name: new RegExp(`^${savedChecks.openOne.split(':')[0]?.split('{')[0]}`) })
        .click();
      await expect(page.getByText(copy[locale].results.scoreLabel)).toBeVisible();
      await expect(page.getByText(copy[locale].results.shared.text)).toBeVisible();

      await page.goto(pathOf('auth', locale));
      await rows(page).getByRole('button').click();
      await expect(rows(page).getByText(savedChecks.removeSure.split('{')[0] ?? '')).toBeFocused();
      await expectAccessible(page);
      await rows(page).getByRole('button', { name: savedChecks.removeYes, exact: true }).click();
      await expect(page.getByText(savedChecks.empty)).toBeVisible();
      expect(await readStored(`reports/${await getUid(email)}`)).toBeNull();
      await expectAccessible(page);
    });

    test('show how the score changed, and compare two', async ({ page }) => {
      const email = await createAccount();
      const { wizard, texts } = await signInFromResult(page, locale, email);
      await wizard.button(texts.offer).click();
      await expect(page.getByText(texts.kept)).toBeVisible();
      const path = `reports/${await getUid(email)}`;
      const first = await readStored(`${path}/00`);
      await openRoster()
        .database.ref(`${path}/01`)
        .set({ ...first, at: first.at - 86_400_000, score: first.score - 7 });

      await page.goto(pathOf('auth', locale));
      await expect(rows(page)).toHaveCount(2);
      await expect(rows(page).first()).toContainText(savedChecks.moved.up.other.replace('{n}', '7'));
      await rows(page).first().getByRole('checkbox').check();
      await expect(page.getByText(savedChecks.pickAnother)).toBeVisible();
      await rows(page).last().getByRole('checkbox').check();
      const comparison = page.getByRole('region', { name: savedChecks.comparison.title });
      await expect(comparison.getByRole('table')).toContainText('66');
      await expect(comparison).toContainText(savedChecks.comparison.none);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });

    test('ask before replacing the oldest of fifty', async ({ page }) => {
      const email = await createAccount();
      const uid = await getUid(email);
      const full = SAVED_CHECK_SLOTS.map((slot, i) => [
        slot,
        { at: 1000 + i, host: `host-${i}.example`, report: 'x' },
      ]);
      await openRoster().database.ref(`reports/${uid}`).set(Object.fromEntries(full));
      const { wizard, texts } = await signInFromResult(page, locale, email);
      await wizard.button(texts.offer).click();
      await expect(page.getByText(/host-0\.example/)).toBeFocused();
      await expectAccessible(page);
      expect(await readStored(`reports/${uid}/00/host`)).toBe('host-0.example');
      await wizard.button(texts.makeRoom).click();
      await expect(page.getByText(texts.kept)).toBeVisible();
      expect(await readStored(`reports/${uid}/00/host`)).toContain('brightwork');
    });

    test('include a check added in another tab after returning to this one', async ({ page, context }) => {
      const { texts } = await signInFromResult(page, locale, await createAccount());
      await page.goto(pathOf('auth', locale));
      await expect(page.getByText(savedChecks.empty)).toBeVisible();
      const other = await context.newPage();
      const wizard = wizardOn(other, locale);
      await wizard.open('?step=results');
      await wizard.button(texts.offer).click();
      await expect(other.getByText(texts.kept)).toBeVisible();
      await other.close();
      // Headless browsers never hide a tab.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(rows(page)).toHaveCount(1);
    });

    test('keep the result and offer a retry if the account is unreachable', async ({ page }) => {
      const { wizard, texts } = await signInFromResult(page, locale, await createAccount());
      await page.route('**/reports/**', (route) => route.abort());
      await wizard.button(texts.offer).click();
      await expect(page.getByText(texts.faults.unreachable)).toBeVisible();
      await page.unroute('**/reports/**');
      await wizard.button(texts.offer).click();
      await expect(page.getByText(texts.kept)).toBeVisible();

      await page.route('**/reports/**', (route) => route.abort());
      await page.goto(pathOf('auth', locale));
      await expect(page.getByText(savedChecks.faults.unreachable)).toBeVisible();
      await expectAccessible(page);
      await page.unroute('**/reports/**');
      await page.getByRole('button', { name: savedChecks.again }).click();
      await expect(rows(page)).toHaveCount(1);
    });
  });

  test.describe(`${locale}: the monthly check`, () => {
    test('starts and ends with a click once the email address is confirmed', async ({ page }) => {
      const email = await createAccount();
      const { wizard, texts } = await signInFromResult(page, locale, email);
      await wizard.button(texts.offer).click();
      await expect(page.getByText(texts.kept)).toBeVisible();
      await page.goto(pathOf('auth', locale));
      await expect(page.getByText(savedChecks.monthly.verify)).toBeVisible();

      const uid = await getUid(email);
      await openRoster().auth.updateUser(uid, { emailVerified: true });
      await page.evaluate(() => localStorage.clear());
      await page.goto(pathOf('auth', locale));
      await authPage(page, locale).signIn(email, PASSWORD);
      await page.getByRole('button', { name: savedChecks.monthly.begin }).click();
      await expect(
        page.getByText(savedChecks.monthly.running.replace('{website}', 'brightwork.example')),
      ).toBeVisible(PATIENCE);
      expect(await readStored(`monthly/${uid}`)).toMatchObject({ language: locale });
      await expectAccessible(page);
      await page.getByRole('button', { name: savedChecks.monthly.end, exact: true }).click();
      await expect(page.getByText(savedChecks.monthly.ended)).toBeVisible(PATIENCE);
      expect(await readStored(`monthly/${uid}`)).toBeNull();
    });

    test('ends through the link in its emails after a click, without signing in', {
      tag: '@journey',
    }, async ({ page }) => {
      const uid = `end-link-${locale}-${process.pid}`;
      const tomorrow = Date.now() + 86_400_000;
      await openRoster()
        .database.ref(`monthly/${uid}`)
        .set({ ...createMonthlyCheck('example.com', locale, tomorrow) });
      const token = unsubscribeLink.sign(process.env.OWN_LINK_SECRET ?? '', uid);
      await page.goto(`${pathOf('monthlyCheck', locale)}#${token}`);
      const end = page.getByRole('main').getByRole('button', { name: monthlyCheck.end });
      await expect(end).toBeEnabled();
      await expectAccessible(page);
      expect(await readStored(`monthly/${uid}`)).not.toBeNull();
      await end.click();
      await expect(page.getByText(monthlyCheck.ended)).toBeFocused(PATIENCE);
      await expectAccessible(page);
      expect(await readStored(`monthly/${uid}`)).toBeNull();
    });

    test('rejects a forged link, and explains the page without a link', async ({ page }) => {
      await page.goto(`${pathOf('monthlyCheck', locale)}#somebody.AAAA`);
      await page.getByRole('main').getByRole('button', { name: monthlyCheck.end }).click();
      await expect(page.getByText(monthlyCheck.invalid)).toBeVisible(PATIENCE);
      await page.goto('about:blank');
      await page.goto(pathOf('monthlyCheck', locale));
      await expect(page.getByText(monthlyCheck.noLink)).toBeVisible();
      await expectAccessible(page);
    });
  });
}
