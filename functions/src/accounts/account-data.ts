/** Reads and deletes the data stored under an account's uid. */
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Database } from 'firebase-admin/database';
import * as logger from 'firebase-functions/logger';
import { parseSavedChecks } from '../../../src/domain/accounts/saved-check-schema.ts';
import { SHARE_PREFIX } from '../../../src/share/fragments.ts';
import { decodeReport } from '../../../src/share/share-link.ts';

type Stored = Readonly<Record<string, unknown>>;

/** Every path except deliveries, which are found by id prefix. */
const ACCOUNT_PATHS = ['reports', 'monthly', 'team/members'] as const;

/** Id prefix of the deliveries that hold an account's emails. */
const getDeliveryIdPrefix = (uid: string): string => `monthly-${uid}-`;

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
 * Deletes an account and all its data. Adds its uid to `closedAccounts`: a token stays valid for up to an hour, and
 * an old backup must not restore the data.
 */
export async function deleteAccount(
  { auth, database }: { readonly auth: Auth; readonly database: Database },
  uid: string,
  now: number,
): Promise<void> {
  const mails = await database
    .ref('deliveries')
    .orderByKey()
    .startAt(getDeliveryIdPrefix(uid))
    .endAt(`${getDeliveryIdPrefix(uid)}\uf8ff`)
    .get();
  const paths = ACCOUNT_PATHS.map((place) => `${place}/${uid}`);
  mails.forEach((mail) => {
    paths.push(`deliveries/${mail.key}`);
  });
  await database.ref().update({
    ...Object.fromEntries(paths.map((path) => [path, null])),
    [`closedAccounts/${uid}`]: now,
  });
  await auth.deleteUser(uid).catch((error: unknown) => {
    if (!isAccountNotFound(error)) throw error;
  });
  // A restore needs this log entry if the database itself was lost, as for applications.
  logger.info('Account deleted', { forgotten: uid, at: now, reason: 'asked' });
}
