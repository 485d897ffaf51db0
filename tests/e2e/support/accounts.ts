/** Accounts of the local backend, and the account page. */
import type { Page } from '@playwright/test';
import { copy } from '../../../src/copy/index.ts';
import { pathOf } from '../../../src/routes.ts';
import { expect } from '../test.ts';
import { waitForHydration } from './hydration.ts';
import type { Specified } from './languages.ts';
import { callIdentity, openRoster } from './team.ts';

export const PASSWORD = 'geheim-123';

let accounts = 0;
export const createEmail = (): string => `visitor-${process.pid}-${Date.now()}-${accounts++}@example.com`;

/** Signs up a new account with {@link PASSWORD}. @returns its email address */
export async function createAccount(): Promise<string> {
  const email = createEmail();
  const response = await callIdentity('identitytoolkit.googleapis.com/v1/accounts:signUp', {
    email,
    password: PASSWORD,
    returnSecureToken: true,
  });
  expect(response.status).toBe(200);
  return email;
}

const findAccount = async (email: string) => {
  const { auth } = openRoster();
  return { auth, uid: (await auth.getUserByEmail(email)).uid };
};

export async function disableAccount(email: string): Promise<void> {
  const { auth, uid } = await findAccount(email);
  await auth.updateUser(uid, { disabled: true });
}

export async function removeAccount(email: string): Promise<void> {
  const { auth, uid } = await findAccount(email);
  await auth.deleteUser(uid);
}

/** Reads the link in the last email of a kind that the identity service would have sent to this address. */
export async function readEmailedLink(email: string, kind: string): Promise<string | undefined> {
  const sent = await fetch(`${process.env.AUTH_URL}/emulator/v1/projects/demo-anbahn/oobCodes`);
  const { oobCodes } = await sent.json();
  return oobCodes.findLast(
    (mail: { email: string; newEmail?: string; requestType: string }) =>
      (mail.newEmail ?? mail.email) === email && mail.requestType === kind,
  )?.oobLink;
}

/** Opens /auth and waits until it is hydrated. */
export async function openAuth(page: Page, locale: Specified) {
  const texts = copy[locale].auth;
  await page.goto(pathOf('auth', locale));
  await waitForHydration(page);
  return authPage(page, locale, texts);
}

export function authPage(page: Page, locale: Specified, texts = copy[locale].auth) {
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const field = (name: string) => main.getByLabel(name, { exact: true });
  const fill = async (email: string, password: string) => {
    await field(texts.email).fill(email);
    await field(texts.password).fill(password);
  };
  const heading = main.getByRole('heading', { level: 1 });
  const signIn = async (email: string, password = PASSWORD, title = texts.account.title) => {
    await fill(email, password);
    await button(texts.submit['sign-in']).click();
    await expect(heading).toHaveText(title);
  };
  const signUp = async (email: string, password = PASSWORD) => {
    await button(texts.toggle['sign-in']).click();
    await fill(email, password);
    await button(texts.submit['sign-up']).click();
    await expect(heading).toHaveText(texts.account.title);
  };
  return { page, texts, main, heading, button, field, fill, signIn, signUp };
}
