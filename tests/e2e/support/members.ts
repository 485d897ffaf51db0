/** Named team members in a test's isolated database. */
import type { Page } from '@playwright/test';
import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { expect } from '../test.ts';
import { createAccount, openAuth } from './accounts.ts';
import { openGate } from './dashboard-page.ts';
import { writePath } from './database.ts';
import type { Specified } from './languages.ts';
import { openRoster } from './team.ts';

export interface Member {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
}

/** Creates an account with the team claim and stores it as a member. */
export async function createMember(name: string, database: string): Promise<Member> {
  const email = await createAccount();
  const { auth } = openRoster();
  const { uid } = await auth.getUserByEmail(email);
  await auth.setCustomUserClaims(uid, { team: true });
  await writePath(`team/members/${uid}`, { email, name, addedAt: 1, mail: 'none' }, database);
  return { uid, email, name };
}

/** Signs a member in and opens the dashboard. */
export async function openAsMember(page: Page, locale: Specified, { email, name }: Member) {
  const { signIn } = await openAuth(page, locale);
  await signIn(email);
  const gate = await openGate(page, locale);
  await expect(
    page.getByText(fill(copy[locale].dashboard.signedIn.member, { name }), { exact: true }),
  ).toBeAttached();
  return { page, ...gate };
}
