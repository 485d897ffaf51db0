import type { Auth } from 'firebase-admin/auth';
import type { Database } from 'firebase-admin/database';
import { normalizeMailbox } from '../../../src/domain/applications/mail-address.ts';
import { readAccountData } from '../accounts/account-data.ts';
import { findSubscriptions } from '../newsletter/subscriptions.ts';
import { forEachChild } from '../platform/children.ts';
import { findAccountByEmail } from '../team/roster.ts';
import { listWithdrawn } from './changes.ts';
import { APPLICATION_PATHS } from './delete-application-data.ts';

type Stored = Readonly<Record<string, unknown>>;

export interface PersonalDataDeps {
  readonly database: Database;
  /** null: accounts cannot be read. */
  readonly auth: Auth | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface PersonalData {
  readonly email: string;
  readonly at: number;
  readonly applications: readonly Stored[];
  /** What is left of withdrawn applications until the mails about them have been sent. */
  readonly withdrawn: readonly Stored[];
  readonly account: Stored | null;
  readonly newsletter: readonly Stored[];
}

/** Everything stored under an application's id, by database path. */
async function exportApplication(database: Database, id: string): Promise<Stored> {
  const paths = [...APPLICATION_PATHS, 'history'];
  const values = await Promise.all(
    paths.map(
      async (path): Promise<readonly [string, unknown]> => [
        path,
        (await database.ref(`${path}/${id}`).get()).val(),
      ],
    ),
  );
  return Object.fromEntries([['id', id], ...values.filter(([, value]) => value !== null)]);
}

/** Exports everything stored about an email address: applications with their data, account and newsletter. */
export async function collectPersonalData(email: string, deps: PersonalDataDeps): Promise<PersonalData> {
  const { database, auth, now } = deps;
  const mailbox = normalizeMailbox(email);
  const ids: string[] = [];
  await forEachChild(database, 'applications', (id, record) => {
    const stored = typeof record === 'object' && record !== null && 'email' in record ? record.email : null;
    if (typeof stored === 'string' && normalizeMailbox(stored) === mailbox) ids.push(id);
  });
  // Accounts are indexed by the lowercase address as typed.
  const account =
    auth &&
    ((await findAccountByEmail(auth, mailbox)) ??
      (await findAccountByEmail(auth, email.trim().toLowerCase())));
  return {
    email,
    at: now,
    applications: await Promise.all(ids.map((id) => exportApplication(database, id))),
    withdrawn: Object.entries(await listWithdrawn(database))
      .filter(([, { email: stored }]) => normalizeMailbox(stored) === mailbox)
      .map(([id, { applicationType, name, email: address, createdAt, language }]) => ({
        ...{ id, applicationType, name, email: address, createdAt, language },
      })),
    account: account && {
      uid: account.uid,
      email: account.email ?? null,
      emailVerified: account.emailVerified,
      disabled: account.disabled,
      createdAt: account.metadata.creationTime,
      lastSignInAt: account.metadata.lastSignInTime,
      ...(await readAccountData(database, account.uid)),
    },
    newsletter: await findSubscriptions(database, email),
  };
}
