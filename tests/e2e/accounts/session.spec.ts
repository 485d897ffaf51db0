/** The account's session across reloads and tabs, token renewals, and sessions ended by the service. */
import type { Page, Request } from '@playwright/test';
import { fill } from '../../../src/copy/fill.ts';
import { pathOf } from '../../../src/routes.ts';
import { authPage, createAccount, disableAccount, openAuth, removeAccount } from '../support/accounts.ts';
import { flushRequests, recordFetches } from '../support/hydration.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';

const RENEWAL = '**/securetoken.googleapis.com/v1/token*';
const MINUTE = 60_000;

/** Counts a page's token renewals. */
function countRenewals(page: Page, event: 'request' | 'requestfinished' = 'request'): () => number {
  let count = 0;
  const countRenewal = (request: Request): void => {
    if (request.method() === 'POST' && request.url().includes('/v1/token')) count += 1;
  };
  if (event === 'request') page.on('request', countRenewal);
  else page.on('requestfinished', countRenewal);
  return () => count;
}

for (const locale of LOCALES_UNDER_TEST) {
  test.describe(pathOf('auth', locale), () => {
    test('signs in and out in every tab at once', async ({ page, context }) => {
      const email = await createAccount();
      const { heading, texts, signIn, button } = await openAuth(page, locale);
      const other = await openAuth(await context.newPage(), locale);
      await signIn(email);
      await expect(other.main.getByText(fill(texts.signedInAs, { email }))).toBeVisible();
      await button(texts.signOut).click();
      await expect(other.heading).toHaveText(texts.titles['sign-in']);
      await expect(heading).toHaveText(texts.titles['sign-in']);
      await expect(heading).toBeFocused();
    });

    test('shows the account after a reload even if the service is unreachable', async ({ page }) => {
      const email = await createAccount();
      const { main, field, texts, signIn } = await openAuth(page, locale);
      await signIn(email);
      await page.route('**/accounts:lookup*', (route) => route.abort());
      await page.reload({ waitUntil: 'commit' });
      await expect(field(texts.password)).toBeHidden();
      await expect(main.getByText(fill(texts.signedInAs, { email }))).toBeVisible();
      await expect(field(texts.password)).toBeHidden();
    });

    test('reports that the account was disabled or deleted', { tag: '@journey' }, async ({ page }) => {
      await page.clock.install();
      const { main, heading, field, texts, signIn } = await openAuth(page, locale);
      const disabled = await createAccount();
      await signIn(disabled);
      await disableAccount(disabled);
      await page.clock.fastForward(55 * MINUTE);
      await expect(main.getByRole('alert')).toHaveText(texts.faults['user-disabled']);
      await expect(heading).toHaveText(texts.titles['sign-in']);

      const deleted = await createAccount();
      await signIn(deleted);
      await removeAccount(deleted);
      await page.clock.fastForward(55 * MINUTE);
      await expect(main.getByRole('alert')).toHaveText(texts.faults['user-token-expired']);
      await expect(field(texts.email)).toBeVisible();
    });

    test('reports on load that the service ended the session', async ({ page }) => {
      const email = await createAccount();
      const { main, texts, signIn } = await openAuth(page, locale);
      await signIn(email);
      await disableAccount(email);
      await page.reload();
      await expect(main.getByRole('alert')).toHaveText(texts.faults['session-ended']);
      const restored = authPage(page, locale);
      await restored.fill(email, 'geheim-123');
      await restored.button(texts.submit['sign-in']).click();
      await expect(main.getByRole('alert')).toHaveText(texts.faults['user-disabled']);
    });
  });
}

test('renews the token five minutes before each expiry', async ({ page }) => {
  await page.clock.install();
  const renewals = countRenewals(page);
  const responses = countRenewals(page, 'requestfinished');
  const { signIn } = await openAuth(page, 'en');
  await signIn(await createAccount());
  await page.clock.pauseAt(Date.now() + 2 * MINUTE);
  await page.clock.fastForward(52 * MINUTE);
  await flushRequests(page);
  expect(renewals()).toBe(0);
  for (const count of [1, 2]) {
    await expect
      .poll(async () => {
        await page.clock.runFor(MINUTE);
        await flushRequests(page);
        return renewals();
      })
      .toBe(count);
    // Wait for the response before advancing the clock, which would time it out.
    await expect.poll(responses).toBe(count);
    // The next one is not due yet.
    await page.clock.runFor(53 * MINUTE);
    await flushRequests(page);
    expect(renewals()).toBe(count);
  }
});

test('keeps the session and retries with exponential backoff if the network fails', async ({ page }) => {
  await page.clock.install();
  const renewals = countRenewals(page);
  const { main, signIn, texts } = await openAuth(page, 'en');
  const email = await createAccount();
  await signIn(email);
  await page.route(RENEWAL, (route) => route.abort());
  await page.clock.pauseAt(Date.now() + 55 * MINUTE - 10_000);
  const waitForAttempts = (count: number) =>
    expect
      .poll(async () => {
        await page.clock.runFor(2_000);
        await flushRequests(page);
        return renewals();
      })
      .toBe(count);
  await waitForAttempts(1);
  for (const [index, pause] of [30_000, 60_000, 120_000, 240_000].entries()) {
    await page.clock.runFor(pause - 6_000);
    await flushRequests(page);
    expect(renewals()).toBe(index + 1);
    await waitForAttempts(index + 2);
  }
  await expect(main.getByText(fill(texts.signedInAs, { email }))).toBeVisible();
  await page.unroute(RENEWAL);
  await page.clock.runFor(480_000);
  await expect.poll(renewals).toBe(6);
});

test('does not load the identity service before sign-in', async ({ page }) => {
  const fetched = recordFetches(page, /identity|visitor-auth|identitytoolkit/);
  const { field, texts } = await openAuth(page, 'en');
  await field(texts.email).fill('ada@example.com');
  await flushRequests(page);
  expect(fetched).toEqual([]);
});
