/** What is kept under the uid of an account, and how it goes. */
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Database } from 'firebase-admin/database';
import * as logger from 'firebase-functions/logger';
import { savedChecksFrom } from '../../../src/domain/accounts/saved-check-schema.ts';
import { SHARE_PREFIX } from '../../../src/share/fragments.ts';
import { reportIn } from '../../../src/share/share-link.ts';

type Stored = Readonly<Record<string, unknown>>;

/** Everything but the deliveries of its mails, which are found by the beginning of their ids. */
const PLACES = ['reports', 'monthly', 'team/members'] as const;

/** Ids of an account's mails begin with this. */
const mailsOf = (uid: string): string => `monthly-${uid}-`;

const isUnknown = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';

/** The account of a uid, or null when there is none. */
export const accountByUid =
  (auth: Auth) =>
  (uid: string): Promise<UserRecord | null> =>
    auth.getUser(uid).catch((error: unknown) => {
      if (isUnknown(error)) return null;
      throw error;
    });

/** What an account keeps, its results as they are shown. */
export async function keptBy(
  database: Database,
  uid: string,
): Promise<{ readonly savedChecks: Stored[]; readonly monthlyCheck: Stored | null }> {
  const [reports, monthly] = await Promise.all(
    (['reports', 'monthly'] as const).map((place) => database.ref(`${place}/${uid}`).get()),
  );
  const savedChecks = await Promise.all(
    savedChecksFrom(reports?.val()).map(async ({ slot: _, report, ...check }) => ({
      ...check,
      // One that cannot be read is handed over as it is.
      result: (await reportIn(SHARE_PREFIX + report)) ?? report,
    })),
  );
  return { savedChecks, monthlyCheck: monthly?.val() ?? null };
}

/**
 * Deletes an account and everything that is kept in it. Its uid stays in `closedAccounts`: a token lives for up to an hour
 * longer, and a backup of old must not bring anything back.
 */
export async function forgetAccount(
  { auth, database }: { readonly auth: Auth; readonly database: Database },
  uid: string,
  now: number,
): Promise<void> {
  const mails = await database
    .ref('deliveries')
    .orderByKey()
    .startAt(mailsOf(uid))
    .endAt(`${mailsOf(uid)}\uf8ff`)
    .get();
  const paths = PLACES.map((place) => `${place}/${uid}`);
  mails.forEach((mail) => {
    paths.push(`deliveries/${mail.key}`);
  });
  await database.ref().update({
    ...Object.fromEntries(paths.map((path) => [path, null])),
    [`closedAccounts/${uid}`]: now,
  });
  await auth.deleteUser(uid).catch((error: unknown) => {
    if (!isUnknown(error)) throw error;
  });
  // What a restore has where the database itself was lost, as for an application (applications/forget.ts).
  logger.info('An account was forgotten', { forgotten: uid, at: now, reason: 'asked' });
}
