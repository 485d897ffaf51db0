/** Reads and deletes the data stored under an account's uid. */
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Database } from 'firebase-admin/database';
import * as logger from 'firebase-functions/logger';
import { parseSavedChecks } from '../../../src/domain/accounts/saved-check-schema.ts';
import { SHARE_PREFIX } from '../../../src/share/fragments.ts';
import { decodeReport } from '../../../src/share/share-link.ts';
import { forEachChild } from '../platform/children.ts';
import { uidFromDeliveryId } from './monthly/monthly.ts';

type Stored = Readonly<Record<string, unknown>>;

/** Paths by uid. An account's deliveries have it in their ids. */
const ACCOUNT_PATHS = ['reports', 'monthly', 'team/members'] as const;

/** The reports of 20 accounts have at most 40 MB. */
const ACCOUNTS_PER_PAGE = 20;
/** Number of accounts that cannot all have been deleted elsewhere. */
const MIN_IMPLAUSIBLE = 20;
/** Maximum accounts per lookup of the Auth service. */
const LOOKUP_SIZE = 100;

const isAccountNotFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';

/** Returns a function that looks up an account by uid; null if there is none. */
export const createAccountFinderByUid =
  (auth: Auth) =>
  (uid: string): Promise<UserRecord | null> =>
    auth.getUser(uid).catch((error: unknown) => {
      if (isAccountNotFound(error)) return null;
      throw error;
    });

/** An account's stored data, with readable reports. */
export async function readAccountData(
  database: Database,
  uid: string,
): Promise<{ readonly savedChecks: Stored[]; readonly monthlyCheck: Stored | null }> {
  const [reports, monthly] = await Promise.all(
    (['reports', 'monthly'] as const).map((place) => database.ref(`${place}/${uid}`).get()),
  );
  const savedChecks = await Promise.all(
    parseSavedChecks(reports?.val()).map(async ({ slot: _, report, ...check }) => ({
      ...check,
      // An unreadable report is exported as it is.
      result: (await decodeReport(SHARE_PREFIX + report)) ?? report,
    })),
  );
  return { savedChecks, monthlyCheck: monthly?.val() ?? null };
}

/**
 * Deletes all data of an account. Adds its uid to `closedAccounts`: a token stays valid for up to an hour, and an old
 * backup must not restore the data.
 */
export async function deleteAccountData(database: Database, uid: string, now: number): Promise<void> {
  const paths = ACCOUNT_PATHS.map((place) => `${place}/${uid}`);
  await forEachChild(
    database,
    'deliveries',
    (id) => {
      if (uidFromDeliveryId(id) === uid) paths.push(`deliveries/${id}`);
    },
    { prefix: `monthly-${uid}-` },
  );
  await database.ref().update({
    ...Object.fromEntries(paths.map((path) => [path, null])),
    [`closedAccounts/${uid}`]: now,
  });
  // A restore needs this log entry if the database itself was lost, as for applications.
  logger.info('Account deleted', { forgotten: uid, at: now, reason: 'asked' });
}

export interface AccountDeps {
  readonly auth: Auth;
  readonly database: Database;
}

/** Deletes an account and all its data. */
export async function deleteAccount(
  { auth, database }: AccountDeps,
  uid: string,
  now: number,
): Promise<void> {
  await deleteAccountData(database, uid, now);
  await auth.deleteUser(uid).catch((error: unknown) => {
    if (!isAccountNotFound(error)) throw error;
  });
}

/**
 * Deletes the data of accounts that were deleted in another way: through the Identity API, or in the console.
 * @returns the number of such accounts
 */
export async function deleteDataWithoutAccount(
  { auth, database }: AccountDeps,
  now: number,
): Promise<number> {
  const uids = new Set<string>();
  const addUid = (uid: string | undefined): void => void (uid !== undefined && uids.add(uid));
  for (const path of ACCOUNT_PATHS)
    await forEachChild(database, path, addUid, { pageSize: ACCOUNTS_PER_PAGE });
  await forEachChild(database, 'deliveries', (id) => addUid(uidFromDeliveryId(id)), { prefix: 'monthly-' });

  const missing = new Set(uids);
  const all = [...uids];
  for (let start = 0; start < all.length; start += LOOKUP_SIZE) {
    const chunk = all.slice(start, start + LOOKUP_SIZE);
    const { users } = await auth.getUsers(chunk.map((uid) => ({ uid })));
    for (const { uid } of users) missing.delete(uid);
  }
  // More likely a restore whose accounts have not been imported yet.
  if (missing.size === uids.size && uids.size >= MIN_IMPLAUSIBLE) {
    logger.error('No stored data has an account: import the accounts. Nothing was deleted.', {
      uids: uids.size,
    });
    return 0;
  }
  for (const uid of missing) await deleteAccountData(database, uid, now);
  return missing.size;
}
