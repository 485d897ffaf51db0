/** Team membership: named accounts, and the shared code. */
import { randomBytes } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { type Database, ServerValue } from 'firebase-admin/database';
import { countedMailbox } from '../../../src/domain/applications/counted-mailbox.ts';
import { notifications } from '../../../src/notifications.ts';
import { isSessionUid } from '../access/session-uid.ts';
import { OPERATOR, writeLog } from './log.ts';
import { CODE_SESSIONS, generateCode, hashCode, parseStoredCode } from './team-code.ts';

export interface RosterDeps {
  readonly auth: Auth;
  readonly database: Database;
}

/** A member, as stored in `team/members/{uid}`. */
export interface Member {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
}

export interface AddedMember {
  readonly name: string;
  /** Link to set a first password; null if the account is verified. */
  readonly passwordLink: string | null;
}

const MEMBERS = 'team/members';
const CODE = 'team/code';
const byOperator = { at: ServerValue.TIMESTAMP, who: OPERATOR };

/** The account of an address; null if there is none, or if it is no address. */
export const findAccountByEmail = (auth: Auth, email: string): Promise<UserRecord | null> =>
  auth.getUserByEmail(email).catch((error: unknown) => {
    if (['auth/user-not-found', 'auth/invalid-email'].includes(Object(error).code)) return null;
    throw error;
  });

/** All members, sorted by name. */
export async function listMembers(database: Database): Promise<readonly Member[]> {
  const entries: unknown = (await database.ref(MEMBERS).get()).val();
  if (typeof entries !== 'object' || entries === null) return [];
  const members = Object.entries(entries).map(([uid, entry]: [string, unknown]) => {
    const { email, name }: Readonly<Record<string, unknown>> = { ...Object(entry) };
    return { uid, email: String(email), name: String(name) };
  });
  return members.sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * Finds or creates the account for an address. Anybody can sign up with any address, so an unverified account loses
 * its password and sessions, and the address's owner sets a new password via a link.
 */
async function claimAccount(
  auth: Auth,
  email: string,
  isOwnershipKnown: boolean,
): Promise<{ readonly account: UserRecord; readonly isVerified: boolean }> {
  const found = await findAccountByEmail(auth, email);
  // The holder of a code session can add an address to its user, which ends with the session.
  const isSession = found !== null && isSessionUid(found.uid);
  if (isSession) await auth.deleteUser(found.uid);
  const account = isSession ? null : found;
  const password = randomBytes(24).toString('base64url');
  if (!account) return { account: await auth.createUser({ email, password }), isVerified: false };
  if (account.emailVerified || isOwnershipKnown) return { account, isVerified: true };
  await auth.revokeRefreshTokens(account.uid);
  return { account: await auth.updateUser(account.uid, { password }), isVerified: false };
}

/**
 * Adds a member, with a new account if there is none.
 * @param name shown in the history; defaults to the account's name, or the part of the address before the @
 * @param isTheirs whether the account is known to belong to the owner of the address
 */
export async function addMember(
  { auth, database }: RosterDeps,
  {
    email,
    name,
    isTheirs = false,
  }: { readonly email: string; readonly name?: string | undefined; readonly isTheirs?: boolean },
): Promise<AddedMember> {
  const { account, isVerified } = await claimAccount(auth, email, isTheirs);
  const memberName = name ?? account.displayName ?? email.split('@')[0] ?? email;
  const entry = database.ref(`${MEMBERS}/${account.uid}`);
  const configured = notifications.team.find(
    ({ address }) => countedMailbox(address) === countedMailbox(email),
  );
  await entry.transaction((stored: object | null) => ({
    addedAt: ServerValue.TIMESTAMP,
    // Members choose in the dashboard whether they get mails, unless the owner's file says so.
    ...(configured && { mail: configured.when, language: configured.language }),
    ...stored,
    email: account.email ?? email,
    name: memberName,
  }));
  await auth.setCustomUserClaims(account.uid, { ...account.customClaims, team: true });
  await writeLog(database, { ...byOperator, what: 'member-added', to: memberName });
  return { name: memberName, passwordLink: isVerified ? null : await auth.generatePasswordResetLink(email) };
}

/**
 * Removes a member. Deletes the entry first, so that the rules immediately deny access to open pages.
 * @returns whether the address belonged to a member
 */
export async function removeMember({ auth, database }: RosterDeps, email: string): Promise<boolean> {
  const hasEmail = (member: Member): boolean => member.email.toLowerCase() === email.toLowerCase();
  const entries = (await listMembers(database)).filter(hasEmail);
  const account = await findAccountByEmail(auth, email);
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

/** Rotates the shared code. Sessions of the old code end immediately; `deleteEndedSessions` deletes their users. */
export async function changeCode(database: Database): Promise<string> {
  const code = generateCode();
  await database.ref().update({ [CODE]: await hashCode(code), [CODE_SESSIONS]: null });
  await writeLog(database, { ...byOperator, what: 'code-changed' });
  return code;
}

/** Whether the stored code works. A code without a version has to be rotated. */
export const isCodeUsable = async (database: Database): Promise<boolean> =>
  parseStoredCode((await database.ref(CODE).get()).val()) !== 'unusable';
