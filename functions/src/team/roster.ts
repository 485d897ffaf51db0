/** Team membership: named accounts, and the shared code. */
import { randomBytes } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { type Database, ServerValue } from 'firebase-admin/database';
import { OPERATOR, writeLog } from './log.ts';
import { drawnCode, keptCodeFrom, keptCodeOf } from './team-code.ts';

export interface Roster {
  readonly auth: Auth;
  readonly database: Database;
}

/** A member, as stored in `team/members/{uid}`. */
export interface Member {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
}

export interface Added {
  readonly name: string;
  /** Link to set a first password; null if the account is verified. */
  readonly passwordLink: string | null;
}

const MEMBERS = 'team/members';
const CODE = 'team/code';
const byOperator = { at: ServerValue.TIMESTAMP, who: OPERATOR };

const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';

const accountOf = (auth: Auth, email: string): Promise<UserRecord | null> =>
  auth.getUserByEmail(email).catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });

/** All members, sorted by name. */
export async function membersOf(database: Database): Promise<readonly Member[]> {
  const entries: unknown = (await database.ref(MEMBERS).get()).val();
  if (typeof entries !== 'object' || entries === null) return [];
  const members = Object.entries(entries).map(([uid, entry]: [string, unknown]) => {
    const { email, name }: Readonly<Record<string, unknown>> = { ...Object(entry) };
    return { uid, email: String(email), name: String(name) };
  });
  return members.sort((one, other) => one.name.localeCompare(other.name));
}

/**
 * Whoever signs up types any address they like. So an account whose address nobody has confirmed loses its password and
 * its sessions, and the person sets a new one by a link that goes to them alone.
 */
async function claimedAccount(
  auth: Auth,
  email: string,
  isTheirs: boolean,
): Promise<{ readonly account: UserRecord; readonly isProven: boolean }> {
  const account = await accountOf(auth, email);
  const password = randomBytes(24).toString('base64url');
  if (!account) return { account: await auth.createUser({ email, password }), isProven: false };
  if (account.emailVerified || isTheirs) return { account, isProven: true };
  await auth.revokeRefreshTokens(account.uid);
  return { account: await auth.updateUser(account.uid, { password }), isProven: false };
}

/**
 * Adds somebody to the team, with an account of their own if they have none.
 * @param name as the history names them; otherwise the name of their account, or what stands before the @
 * @param isTheirs the caller knows that whoever made the account owns the address
 */
export async function addMember(
  { auth, database }: Roster,
  {
    email,
    name,
    isTheirs = false,
  }: { readonly email: string; readonly name?: string | undefined; readonly isTheirs?: boolean },
): Promise<Added> {
  const { account, isProven } = await claimedAccount(auth, email, isTheirs);
  const called = name ?? account.displayName ?? email.split('@')[0] ?? email;
  const entry = database.ref(`${MEMBERS}/${account.uid}`);
  await entry.transaction((there: object | null) => ({
    addedAt: ServerValue.TIMESTAMP,
    mail: 'at-once',
    ...there,
    email: account.email ?? email,
    name: called,
  }));
  await auth.setCustomUserClaims(account.uid, { ...account.customClaims, team: true });
  await writeLog(database, { ...byOperator, what: 'member-added', to: called });
  return { name: called, passwordLink: isProven ? null : await auth.generatePasswordResetLink(email) };
}

/**
 * Removes a member. Deletes the entry first, so that the rules refuse open pages at once.
 * @returns whether they were on it
 */
export async function removeMember({ auth, database }: Roster, email: string): Promise<boolean> {
  const isTheirs = (member: Member): boolean => member.email.toLowerCase() === email.toLowerCase();
  const entries = (await membersOf(database)).filter(isTheirs);
  const account = await accountOf(auth, email);
  for (const uid of new Set([...entries.map((entry) => entry.uid), ...(account ? [account.uid] : [])]))
    await database.ref(`${MEMBERS}/${uid}`).remove();
  if (account) {
    const { team, ...claims } = account.customClaims ?? {};
    await auth.setCustomUserClaims(account.uid, claims);
    await auth.revokeRefreshTokens(account.uid);
  }
  for (const { name } of entries)
    await writeLog(database, { ...byOperator, what: 'member-removed', to: name });
  return entries.length > 0;
}

/** Rotates the shared code. Sessions of the old code end at once. */
export async function changeCode(database: Database): Promise<string> {
  const code = drawnCode();
  await database.ref(CODE).set(await keptCodeOf(code));
  await writeLog(database, { ...byOperator, what: 'code-changed' });
  return code;
}

/** Whether the stored code works. One without a version has to be rotated. */
export const isCodeUsable = async (database: Database): Promise<boolean> =>
  keptCodeFrom((await database.ref(CODE).get()).val()) !== 'unusable';
