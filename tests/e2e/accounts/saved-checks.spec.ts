/** What an account keeps: from the result of a check to the list, the comparison and the check every month. */
import type { Page } from '@playwright/test';
import { startMonthlyCheck } from '../../../functions/src/accounts/monthly/monthly.ts';
import { endLinkToken } from '../../../functions/src/links/end-link.ts';
import { copy } from '../../../src/copy/index.ts';
import { SAVED_CHECK_SLOTS } from '../../../src/domain/accounts/saved-check.ts';
import { pathOf } from '../../../src/routes.ts';
import { authIn, makeAccount, PASSWORD } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { type Specified, STATES_IN } from '../support/languages.ts';
import { roster } from '../support/team.ts';
import { expect, test } from '../test.ts';
import { keep, WITH_ROADMAP } from '../wizard/kept-entries.ts';
import { wizardOn } from '../wizard/wizard-page.ts';

/** The first call of a function in the emulators starts it. */
const PATIENCE = { timeout: 60_000 };

const uidOf = async (email: string): Promise<string> => (await roster().auth.getUserByEmail(email)).uid;
const stored = async (path: string) => (await roster().database.ref(path).get()).val();

/** A finished check on the device, and somebody who is not signed in before its result. */
async function atResult(page: Page, locale: Specified) {
  await keep(page, WITH_ROADMAP);
  const wizard = wizardOn(page, locale);
  await wizard.open('?step=results');
  await wizard.expectResults();
  return { wizard, texts: copy[locale].results.keep.account };
}

/** From the result to the sign-in and back, as the page leads. */
async function signInFromResult(page: Page, locale: Specified, email: string) {
  const { wizard, texts } = await atResult(page, locale);
  await page.getByRole('link', { name: texts.signIn }).click();
  await expect(page).toHaveURL(/\?from=result$/);
  await authIn(page, locale).signIn(email, PASSWORD);
  await page.getByRole('link', { name: copy[locale].savedChecks.back }).click();
  await wizard.expectResults();
  return { wizard, texts };
}

for (const locale of STATES_IN) {
  const { savedChecks, monthlyCheck } = copy[locale];
  const rows = (page: Page) => page.getByRole('region', { name: savedChecks.title }).getByRole('listitem');

  test.describe(`saved checks (${locale})`, () => {
    test('keep a result after signing in, list it, open it and delete it', async ({ page }) => {
      const email = await makeAccount();
      const { wizard, texts } = await signInFromResult(page, locale, email);
      await wizard.button(texts.offer).click();
      await expect(page.getByText(texts.kept)).toBeVisible();
      await expectAccessible(page);

      // Pressed again after a reload, it is known.
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
      expect(await stored(`reports/${await uidOf(email)}`)).toBeNull();
      await expectAccessible(page);
    });

    test('compare two, and see how the score moved', async ({ page }) => {
      const email = await makeAccount();
      const { wizard, texts } = await signInFromResult(page, locale, email);
      await wizard.button(texts.offer).click();
      await expect(page.getByText(texts.kept)).toBeVisible();
      const place = `reports/${await uidOf(email)}`;
      const first = await stored(`${place}/00`);
      await roster()
        .database.ref(`${place}/01`)
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

    test('ask before the oldest goes when all fifty places are taken', async ({ page }) => {
      const email = await makeAccount();
      const uid = await uidOf(email);
      const full = SAVED_CHECK_SLOTS.map((slot, i) => [
        slot,
        { at: 1000 + i, host: `host-${i}.example`, report: 'x' },
      ]);
      await roster().database.ref(`reports/${uid}`).set(Object.fromEntries(full));
      const { wizard, texts } = await signInFromResult(page, locale, email);
      await wizard.button(texts.offer).click();
      await expect(page.getByText(/host-0\.example/)).toBeFocused();
      await expectAccessible(page);
      expect(await stored(`reports/${uid}/00/host`)).toBe('host-0.example');
      await wizard.button(texts.makeRoom).click();
      await expect(page.getByText(texts.kept)).toBeVisible();
      expect(await stored(`reports/${uid}/00/host`)).toContain('brightwork');
    });

    test('that were kept in another tab are there when one comes back', async ({ page, context }) => {
      const { texts } = await signInFromResult(page, locale, await makeAccount());
      await page.goto(pathOf('auth', locale));
      await expect(page.getByText(savedChecks.empty)).toBeVisible();
      const other = await context.newPage();
      const wizard = wizardOn(other, locale);
      await wizard.open('?step=results');
      await wizard.button(texts.offer).click();
      await expect(other.getByText(texts.kept)).toBeVisible();
      await other.close();
      // A browser without windows shows every tab all the time.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(rows(page)).toHaveCount(1);
    });

    test('say when the account cannot be reached, and keep the result', async ({ page }) => {
      const { wizard, texts } = await signInFromResult(page, locale, await makeAccount());
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

  test.describe(`the check every month (${locale})`, () => {
    test('wants a confirmed address, begins with a press and ends with one', async ({ page }) => {
      const email = await makeAccount();
      const { wizard, texts } = await signInFromResult(page, locale, email);
      await wizard.button(texts.offer).click();
      await expect(page.getByText(texts.kept)).toBeVisible();
      await page.goto(pathOf('auth', locale));
      await expect(page.getByText(savedChecks.monthly.verify)).toBeVisible();

      const uid = await uidOf(email);
      await roster().auth.updateUser(uid, { emailVerified: true });
      await page.evaluate(() => localStorage.clear());
      await page.goto(pathOf('auth', locale));
      await authIn(page, locale).signIn(email, PASSWORD);
      await page.getByRole('button', { name: savedChecks.monthly.begin }).click();
      await expect(
        page.getByText(savedChecks.monthly.running.replace('{website}', 'brightwork.example')),
      ).toBeVisible(PATIENCE);
      expect(await stored(`monthly/${uid}`)).toMatchObject({ language: locale });
      await expectAccessible(page);
      await page.getByRole('button', { name: savedChecks.monthly.end, exact: true }).click();
      await expect(page.getByText(savedChecks.monthly.ended)).toBeVisible(PATIENCE);
      expect(await stored(`monthly/${uid}`)).toBeNull();
    });

    test('ends by the link of its mails with one press, without a sign-in, and not by opening it', async ({
      page,
    }) => {
      const uid = `end-link-${locale}-${process.pid}`;
      const far = Date.now() + 86_400_000;
      await roster()
        .database.ref(`monthly/${uid}`)
        .set({ ...startMonthlyCheck('example.com', locale, far) });
      const token = endLinkToken(process.env.OWN_LINK_SECRET ?? '', uid);
      await page.goto(`${pathOf('monthlyCheck', locale)}#${token}`);
      const end = page.getByRole('main').getByRole('button', { name: monthlyCheck.end });
      await expect(end).toBeEnabled();
      await expectAccessible(page);
      expect(await stored(`monthly/${uid}`)).not.toBeNull();
      await end.click();
      await expect(page.getByText(monthlyCheck.ended)).toBeFocused(PATIENCE);
      await expectAccessible(page);
      expect(await stored(`monthly/${uid}`)).toBeNull();
    });

    test('refuses a link that is not ours, and says what a page without one is for', async ({ page }) => {
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
