/** The account's session: over reloads and tabs, past its token's hour, and where the service ends it. */
import type { Page, Request } from '@playwright/test';
import { fill } from '../../../src/copy/fill.ts';
import { pathOf } from '../../../src/routes.ts';
import { authIn, authOn, disableAccount, makeAccount, removeAccount } from '../support/accounts.ts';
import { STATES_IN } from '../support/languages.ts';
import { expect, test } from '../test.ts';

const RENEWAL = '**/securetoken.googleapis.com/v1/token*';
const MINUTE = 60_000;

/** How often a page has asked for a new token, or been given one. */
function renewalsOf(page: Page, event: 'request' | 'requestfinished' = 'request'): () => number {
  let count = 0;
  const hear = (request: Request): void => {
    if (request.method() === 'POST' && request.url().includes('/v1/token')) count += 1;
  };
  if (event === 'request') page.on('request', hear);
  else page.on('requestfinished', hear);
  return () => count;
}

for (const locale of STATES_IN) {
  test.describe(pathOf('auth', locale), () => {
    test('signs in and out in every tab at once', async ({ page, context }) => {
      const email = await makeAccount();
      const { heading, texts, signIn, button } = await authOn(page, locale);
      const other = await authOn(await context.newPage(), locale);
      await signIn(email);
      await expect(other.main.getByText(fill(texts.signedInAs, { email }))).toBeVisible();
      await button(texts.signOut).click();
      await expect(other.heading).toHaveText(texts.titles['sign-in']);
      await expect(heading).toHaveText(texts.titles['sign-in']);
      await expect(heading).toBeFocused();
    });

    test('shows the account at once after a reload, and keeps it where the service cannot be had', async ({
      page,
    }) => {
      const email = await makeAccount();
      const { main, field, texts, signIn } = await authOn(page, locale);
      await signIn(email);
      const isFormSeen = async (): Promise<void> => expect(field(texts.password)).not.toBeVisible();
      await page.route('**/accounts:lookup*', (route) => route.abort());
      await page.reload({ waitUntil: 'commit' });
      await isFormSeen();
      await expect(main.getByText(fill(texts.signedInAs, { email }))).toBeVisible();
      await isFormSeen();
    });

    test('says so when the account is disabled, and when it is gone', async ({ page }) => {
      await page.clock.install();
      const { main, heading, field, texts, signIn } = await authOn(page, locale);
      const disabled = await makeAccount();
      await signIn(disabled);
      await disableAccount(disabled);
      await page.clock.fastForward(55 * MINUTE);
      await expect(main.getByRole('alert')).toHaveText(texts.faults['user-disabled']);
      await expect(heading).toHaveText(texts.titles['sign-in']);

      const gone = await makeAccount();
      await signIn(gone);
      await removeAccount(gone);
      await page.clock.fastForward(55 * MINUTE);
      await expect(main.getByRole('alert')).toHaveText(texts.faults['user-token-expired']);
      await expect(field(texts.email)).toBeVisible();
    });

    test('says so when the service does not know the session any more as the page opens', async ({
      page,
    }) => {
      const email = await makeAccount();
      const { main, texts, signIn } = await authOn(page, locale);
      await signIn(email);
      await disableAccount(email);
      await page.reload();
      await expect(main.getByRole('alert')).toHaveText(texts.faults['session-ended']);
      const again = authIn(page, locale);
      await again.fill(email, 'geheim-123');
      await again.button(texts.submit['sign-in']).click();
      await expect(main.getByRole('alert')).toHaveText(texts.faults['user-disabled']);
    });
  });
}

test('the token is renewed five minutes before it expires, again and again', async ({ page }) => {
  await page.clock.install();
  const renewals = renewalsOf(page);
  const answers = renewalsOf(page, 'requestfinished');
  const { signIn } = await authOn(page, 'en');
  await signIn(await makeAccount());
  await page.clock.pauseAt(Date.now() + 2 * MINUTE);
  await page.clock.fastForward(52 * MINUTE);
  expect(renewals()).toBe(0);
  for (const count of [1, 2]) {
    await expect
      .poll(async () => {
        await page.clock.runFor(MINUTE);
        return renewals();
      })
      .toBe(count);
    // The answer comes in the time of the network: with the clock ahead of it, it would be taken for lost.
    await expect.poll(answers).toBe(count);
    await page.evaluate(async () => (await fetch('/robots.txt')).text());
    // Nothing more until the next one is due.
    await page.clock.runFor(53 * MINUTE);
    expect(renewals()).toBe(count);
  }
});

test('a network that fails is tried again after pauses that double, and the session stays', async ({
  page,
}) => {
  await page.clock.install();
  const renewals = renewalsOf(page);
  const { main, signIn, texts } = await authOn(page, 'en');
  const email = await makeAccount();
  await signIn(email);
  await page.route(RENEWAL, (route) => route.abort());
  await page.clock.pauseAt(Date.now() + 55 * MINUTE - 10_000);
  const untilAsked = (count: number) =>
    expect
      .poll(async () => {
        await page.clock.runFor(2_000);
        // What was asked for before this has been heard of.
        await page.evaluate(async () => (await fetch('/robots.txt')).text());
        return renewals();
      })
      .toBe(count);
  await untilAsked(1);
  for (const [index, pause] of [30_000, 60_000, 120_000, 240_000].entries()) {
    await page.clock.runFor(pause - 6_000);
    expect(renewals()).toBe(index + 1);
    await untilAsked(index + 2);
  }
  await expect(main.getByText(fill(texts.signedInAs, { email }))).toBeVisible();
  await page.unroute(RENEWAL);
  await page.clock.runFor(480_000);
  await expect.poll(renewals).toBe(6);
});

test('nothing of the identity service is loaded where nobody has signed in', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { field, texts } = await authOn(page, 'en');
  await field(texts.email).fill('ada@example.com');
  expect(asked.filter((url) => /identity|visitor-auth|identitytoolkit/.test(url))).toEqual([]);
});
