import type { Database } from 'firebase-admin/database';
import type { CallableRequest } from 'firebase-functions/https';
import { type Actor, CODE_ACTOR } from '../../../src/domain/applications/history.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import { callableError } from '../platform/callable-errors.ts';
import { CODE_SESSIONS, isCurrentVersion, parseStoredCode } from './team-code.ts';

const getName = (member: unknown): string | null =>
  typeof member === 'object' && member !== null && 'name' in member ? String(member.name) : null;

/**
 * Returns the team member who makes the call; null if the caller is not on the team. Makes the same checks as the
 * database rules, and reads the database on each call, so that a removed member or a rotated code loses access immediately.
 */
export async function getTeamCaller(
  auth: CallableRequest['auth'],
  database: Database,
): Promise<Actor | null> {
  if (auth?.token.team !== true) return null;
  if (auth.token.code === true) {
    const [code, session] = await Promise.all([
      database.ref('team/code').get(),
      database.ref(`${CODE_SESSIONS}/${auth.uid}`).get(),
    ]);
    const isCurrent = isCurrentVersion(parseStoredCode(code.val()), auth.token.codeVersion);
    return isCurrent && session.exists() ? CODE_ACTOR : null;
  }
  const name = getName((await database.ref(`team/members/${auth.uid}`).get()).val());
  return name === null ? null : { uid: auth.uid, name };
}

/**
 * Returns the team member who makes the call.
 * @throws HttpsError permission-denied, with a message in the caller's language
 */
export async function requireTeam(
  auth: CallableRequest['auth'],
  database: Database,
  language: Locale,
): Promise<Actor> {
  const caller = await getTeamCaller(auth, database);
  if (!caller) throw callableError('not-team', language);
  return caller;
}
