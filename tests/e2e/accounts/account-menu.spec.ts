/** The account menu in every page's header. */
import type { Page } from '@playwright/test';
import { addMember } from '../../../functions/src/team/roster.ts';
import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { pathOf } from '../../../src/routes.ts';
import { authPage, createAccount, disableAccount, openAuth, PASSWORD } from '../support/accounts.ts';
import { waitForVisitScript } from '../support/counts.ts';
import { openGate } from '../support/dashboard-page.ts';
import { createUniqueName, toEmail } from '../support/database.ts';
import { flushRequests, recordFetches, waitForIdle } from '../support/hydration.ts';
import { LOCALES_UNDER_TEST, type Specified } from '../support/languages.ts';
import { openRoster, setPassword } from '../support/team.ts';
import { expect, test } from '../test.ts';

const MINUTE = 60_000;

const menuOn = (page: Page, locale: Specified) => {
  const { menu } = copy[locale].auth;
  const header = page.getByRole('banner');
  return { header, open: header.getByRole('button', { name: menu.open }) };
};

for (const locale of LOCALES_UNDER_TEST) {
  test(`${locale}: links to the account and signs out in every tab`, async ({ page, context }) => {
    const email = await createAccount();
    const { signIn, texts, heading } = await openAuth(page, locale);
    const { open, header } = menuOn(page, locale);
    await expect(open).toHaveCount(0);
    await signIn(email);
    await expect(open).toBeVisible();

    const other = await context.newPage();
    await other.goto(pathOf('imprint', locale));
    const menu = menuOn(other, locale);
    await menu.open.click();
    await expect(menu.header.getByText(fill(texts.signedInAs, { email }))).toBeVisible();
    await menu.header.getByRole('link', { name: texts.menu.account }).click();
    await expect(other).toHaveURL(pathOf('auth', locale));
    await expect(authPage(other, locale).heading).toHaveText(texts.account.title);
    await menu.open.click();
    await menu.header.getByRole('button', { name: texts.signOut }).click();
    await expect(menu.open).toHaveCount(0);
    await expect(heading).toHaveText(texts.titles['sign-in']);
    await expect(open).toHaveCount(0);
    await expect(header.getByRole('alert')).toHaveCount(0);
  });

  test(`${locale}: reports that the session has ended`, async ({ page }) => {
    await page.clock.install();
    const email = await createAccount();
    const { signIn, texts } = await openAuth(page, locale);
    await signIn(email);
    await page.goto(pathOf('imprint', locale));
    const { open, header } = menuOn(page, locale);
    await expect(open).toBeVisible();
    await disableAccount(email);
    await page.clock.fastForward(55 * MINUTE);
    await expect(header.getByRole('alert')).toContainText(texts.faults['user-disabled']);
    await expect(open).toHaveCount(0);
    await header.getByRole('alert').getByRole('link').click();
    await expect(authPage(page, locale).heading).toHaveText(texts.titles['sign-in']);
  });

  test(`${pathOf('home', locale)} does not load the account menu before the first interaction`, async ({
    page,
  }) => {
    const { signIn } = await openAuth(page, locale);
    await signIn(await createAccount());
    // The account page may still be fetching scripts.
    await page.goto('about:blank');
    const scripts = recordFetches(page, /\.js$/);
    await page.goto(pathOf('home', locale));
    await waitForIdle(page);
    // Chromium sends it to a page that appears under a resting mouse, but not always before this line.
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
    await flushRequests(page);
    expect(scripts).toEqual([]);
    await page.mouse.move(200, 200, { steps: 2 });
    await expect(menuOn(page, locale).open).toBeVisible();
  });
}

test('fetches no account scripts before sign-in', async ({ page }) => {
  const scripts = recordFetches(page, /AccountMenu|AccountIsland|identity|visitor-auth/);
  for (const path of [pathOf('imprint', 'en'), pathOf('finder', 'en'), pathOf('home', 'en')]) {
    await page.goto(path);
    await page.mouse.move(200, 200);
    await page.mouse.move(220, 220);
    // The same interaction would have triggered both.
    await waitForVisitScript(page);
  }
  expect(scripts).toEqual([]);
});

test('locks the dashboard if a member signs out in another tab', async ({ page, context }) => {
  const name = createUniqueName('Mara');
  const email = toEmail(name);
  const { passwordLink } = await addMember(openRoster(), { email, name });
  await setPassword(passwordLink, PASSWORD);
  const { signIn } = await openAuth(page, 'en');
  await signIn(email);
  const other = await context.newPage();
  const { main, texts } = await openGate(other, 'en');
  await expect(
    other.getByText(fill(copy.en.dashboard.signedIn.member, { name }), { exact: true }),
  ).toBeVisible();
  const { header, open } = menuOn(page, 'en');
  await open.click();
  await header.getByRole('button', { name: copy.en.auth.signOut }).click();
  await expect(main.getByRole('alert')).toHaveText(texts.signedOut);
});
