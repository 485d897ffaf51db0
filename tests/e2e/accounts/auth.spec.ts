import type { Page } from '@playwright/test';
import { fill as fillIn } from '../../../src/copy/fill.ts';
import { pathOf } from '../../../src/routes.ts';
import type { IdentityError } from '../../../src/services/accounts/identity.ts';
import {
  createAccount,
  createEmail,
  disableAccount,
  openAuth,
  PASSWORD,
  readEmailedLink,
} from '../support/accounts.ts';
import { LOCALES_UNDER_TEST, SPECIFIED } from '../support/languages.ts';
import { expect, test } from '../test.ts';

/** Errors of the identity service that the emulator cannot produce, and the error shown for each. */
const SERVICE_ERRORS: Readonly<Record<string, IdentityError>> = {
  INVALID_EMAIL: 'invalid-email',
  MISSING_PASSWORD: 'missing-password',
  INVALID_PASSWORD: 'wrong-password',
  EMAIL_NOT_FOUND: 'user-not-found',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many-requests',
  QUOTA_EXCEEDED: 'too-many-requests',
  EXPIRED_OOB_CODE: 'expired-action-code',
  INVALID_OOB_CODE: 'invalid-action-code',
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'requires-recent-login',
  TOKEN_EXPIRED: 'user-token-expired',
  INVALID_CODE: 'invalid-verification-code',
  INVALID_SESSION_INFO: 'invalid-verification-id',
  MISSING_SESSION_INFO: 'missing-verification-id',
  SESSION_EXPIRED: 'code-expired',
  INVALID_RECAPTCHA_TOKEN: 'invalid-recaptcha-token',
  FEDERATED_USER_ID_ALREADY_LINKED: 'credential-already-in-use',
  TENANT_ID_MISMATCH: 'tenant-id-mismatch',
  OPERATION_NOT_ALLOWED: 'operation-not-allowed',
  ADMIN_ONLY_OPERATION: 'admin-restricted-operation',
  SOMETHING_NEW: 'unknown',
};

const respondWith = (page: Page, call: string, status: number, body: object) =>
  page.route(call, (route) =>
    route.fulfill({ status, json: body, headers: { 'access-control-allow-origin': '*' } }),
  );

const rejectSignIn = (page: Page, message: string) =>
  respondWith(page, '**/accounts:signInWithPassword*', 400, { error: { code: 400, message } });

const POLICY = {
  customStrengthOptions: {
    minPasswordLength: 8,
    maxPasswordLength: 12,
    containsLowercaseCharacter: true,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  },
  allowedNonAlphanumericCharacters: ['!', '?'],
  enforcementState: 'ENFORCE',
  schemaVersion: 1,
};

for (const locale of SPECIFIED) {
  test.describe(pathOf('auth', locale), () => {
    test('signs up, stays signed in after a reload, and signs out and in again', { tag: '@journey' }, async ({
      page,
    }) => {
      const { texts, main, button, field, heading, signUp, signIn } = await openAuth(page, locale);
      const email = createEmail();
      await signUp(email);
      await expect(main.getByRole('status').filter({ hasText: texts.successes['sign-up'] })).toBeVisible();
      const signedInText = main.getByText(fillIn(texts.signedInAs, { email }));
      await expect(signedInText).toBeVisible();
      await expect(field(texts.password)).toHaveCount(0);
      await expect(main.getByText(texts.account.unverified)).toBeVisible();
      await expect.poll(() => readEmailedLink(email, 'VERIFY_EMAIL')).toContain('verifyEmail');
      await page.reload();
      await expect(signedInText).toBeVisible();
      // A secondary button.
      await expect(button(texts.signOut)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await button(texts.signOut).click();
      await expect(heading).toHaveText(texts.titles['sign-in']);
      await signIn(email);
      await expect(main.getByRole('status').filter({ hasText: texts.successes['sign-in'] })).toBeVisible();
      await expect(signedInText).toBeVisible();
    });
  });
}

for (const locale of LOCALES_UNDER_TEST) {
  test.describe(pathOf('auth', locale), () => {
    test("explains the identity service's errors and keeps the input", { tag: '@journey' }, async ({
      page,
    }) => {
      const { texts, main, button, field, fill } = await openAuth(page, locale);
      const alert = main.getByRole('alert');
      const email = await createAccount();
      await fill(email, 'falsch-123');
      await button(texts.submit['sign-in']).click();
      await expect(alert).toHaveText(texts.faults['invalid-credential']);
      await expect(field(texts.email)).toHaveValue(email);
      await expect(field(texts.password)).toHaveValue('falsch-123');
      // An email without an account gets the same message.
      await fill(createEmail(), 'falsch-123');
      await expect(alert).toHaveCount(0);
      await button(texts.submit['sign-in']).click();
      await expect(alert).toHaveText(texts.faults['invalid-credential']);

      const disabled = await createAccount();
      await disableAccount(disabled);
      await fill(disabled, PASSWORD);
      await button(texts.submit['sign-in']).click();
      await expect(alert).toHaveText(texts.faults['user-disabled']);

      await button(texts.toggle['sign-in']).click();
      await fill(email, PASSWORD);
      await button(texts.submit['sign-up']).click();
      await expect(alert).toHaveText(texts.faults['email-already-in-use']);
      await button(texts.toggle['sign-up']).click();

      await fill(email, PASSWORD);
      await page.route('**/accounts:signInWithPassword*', (route) => route.abort());
      await button(texts.submit['sign-in']).click();
      await expect(alert).toHaveText(texts.faults['network-request-failed']);
      await page.unroute('**/accounts:signInWithPassword*');
      for (const [message, error] of Object.entries(SERVICE_ERRORS)) {
        await rejectSignIn(page, message);
        await button(texts.submit['sign-in']).click();
        await expect(alert, message).toHaveText(texts.faults[error]);
        await page.unroute('**/accounts:signInWithPassword*');
      }
      await rejectSignIn(page, 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [x]');
      await button(texts.submit['sign-in']).click();
      await expect(alert).toHaveText(texts.outdatedPassword);
    });

    test('sends a password reset without revealing whether the account exists', { tag: '@journey' }, async ({
      page,
    }) => {
      const { texts, main, button, field } = await openAuth(page, locale);
      await button(texts.forgot).click();
      await expect(main.getByRole('alert')).toHaveText(texts.emailFirst);
      const disabled = await createAccount();
      await disableAccount(disabled);
      for (const email of [await createAccount(), createEmail(), disabled]) {
        await field(texts.email).fill(email);
        await expect(main.getByRole('status')).toHaveCount(0);
        await button(texts.forgot).click();
        await expect(main.getByRole('status')).toHaveText(texts.successes.reset);
        await expect(main.getByRole('alert')).toHaveCount(0);
      }
      await button(texts.toggle['sign-in']).click();
      await expect(button(texts.forgot)).toHaveCount(0);
    });

    test('shows which password requirements are met while typing', async ({ page }) => {
      await respondWith(page, '**/v2/passwordPolicy*', 200, POLICY);
      const { texts, main, button, field } = await openAuth(page, locale);
      const { demands, missing, allMet } = texts.passwords;
      await expect(field(texts.password)).toHaveAttribute('autocomplete', 'current-password');
      await expect(field(texts.email)).toHaveAttribute('autocomplete', 'username');
      await button(texts.toggle['sign-in']).click();
      const password = field(texts.password);
      await expect(password).toHaveAttribute('autocomplete', 'new-password');
      const requirements = main.getByRole('listitem');
      await expect(requirements).toHaveText([
        fillIn(demands.min, { count: '8' }),
        fillIn(demands.max, { count: '12' }),
        ...[demands.lowercase, demands.uppercase, demands.digit, demands.symbol],
      ]);
      const met = requirements.filter({ hasText: texts.passwords.met });
      await expect(password).toHaveAccessibleDescription(/8 .*12 /);
      await password.fill('abc');
      // Met: the maximum length and a lowercase letter.
      await expect(met).toHaveCount(2);
      await expect(main.getByRole('status')).toContainText(missing);
      await field(texts.email).fill(createEmail());
      await button(texts.submit['sign-up']).click();
      await expect(main.getByRole('alert')).toHaveText(texts.faults['password-does-not-meet-requirements']);
      await password.fill('Abc-1234567890');
      await expect(met).toHaveCount(4);
      await password.fill('Abc?12345');
      await expect(met).toHaveCount(6);
      await expect(main.getByRole('status')).toHaveText(allMet);
      await button(texts.passwords.show).click();
      await expect(password).toHaveAttribute('type', 'text');
      await button(texts.passwords.hide).click();
      await expect(password).toHaveAttribute('type', 'password');
      await button(texts.submit['sign-up']).click();
      await expect(main.getByRole('status').filter({ hasText: texts.successes['sign-up'] })).toBeVisible();
    });

    test('hides the requirements if the policy version is unknown', async ({ page }) => {
      await respondWith(page, '**/v2/passwordPolicy*', 200, { ...POLICY, schemaVersion: 2 });
      const { texts, main, button } = await openAuth(page, locale);
      await button(texts.toggle['sign-in']).click();
      await expect(main.getByRole('status')).toHaveText(
        texts.faults['unsupported-password-policy-schema-version'],
      );
      await expect(main.getByRole('listitem')).toHaveCount(0);
    });
  });
}

/** Starts a website analysis. @returns the request's authorization header */
async function startAnalysis(page: Page): Promise<string | undefined> {
  const analysis = page.waitForRequest(
    (request) => request.url().endsWith('/analyzeWebsite') && request.method() === 'POST',
  );
  await page.route('**/analyzeWebsite', (route) => route.abort());
  await page.goto('/analysis');
  await page.getByRole('button', { name: 'Start Analysis' }).click();
  await page.getByRole('main').getByRole('textbox').fill('https://example.com');
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  return (await (await analysis).allHeaders()).authorization;
}

test('sends a token with calls only for a signed-in user', async ({ page, browser }) => {
  const { signIn } = await openAuth(page, 'en');
  await signIn(await createAccount());
  expect(await startAnalysis(page)).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]*$/);

  const other = await browser.newContext();
  expect(await startAnalysis(await other.newPage())).toBeUndefined();
  await other.close();
});
