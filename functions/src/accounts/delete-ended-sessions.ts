import type { Auth } from 'firebase-admin/auth';
import type { Database } from 'firebase-admin/database';
import { listCodes } from '../access/codes.ts';
import { isSessionUid } from '../access/session-uid.ts';
import { isInForce } from '../access/stored-code.ts';
import { CODE_SESSIONS, isCurrentVersion, parseStoredCode } from '../team/team-code.ts';

/** After this time without a token refresh, a dashboard's tab is considered closed, in milliseconds. */
const IDLE_MS = 30 * 24 * 3_600_000;
/** The identity service's maximum for a list, and for a deletion. */
const PAGE_SIZE = 1_000;

export interface SessionDeps {
  readonly auth: Auth;
  readonly database: Database;
}

/** The users of code sessions, with the time of their last token refresh, in milliseconds since 1970. */
async function listSessionUsers(auth: Auth): Promise<ReadonlyMap<string, number>> {
  const users = new Map<string, number>();
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(PAGE_SIZE, pageToken);
    for (const { uid, metadata } of page.users)
      if (isSessionUid(uid)) users.set(uid, Date.parse(metadata.lastRefreshTime ?? '') || 0);
    ({ pageToken } = page);
  } while (pageToken);
  return users;
}

/**
 * Deletes the users of code sessions that have ended, and with them their refresh tokens: by a rotated team code, an
 * expired or revoked access code, or a closed tab.
 * @returns the number of deleted users
 */
export async function deleteEndedSessions({ auth, database }: SessionDeps, now: number): Promise<number> {
  const users = await listSessionUsers(auth);
  // Read after the users, since a session is stored before its user exists.
  const [storedCode, storedSessions, accessCodes] = await Promise.all([
    database.ref('team/code').get(),
    database.ref(CODE_SESSIONS).get(),
    listCodes(database),
  ]);
  const live = new Set(
    accessCodes.filter((code) => isInForce(code, now)).flatMap(({ sessions }) => Object.keys(sessions)),
  );
  const current = parseStoredCode(storedCode.val());
  const ended: Record<string, null> = {};
  for (const [uid, session] of Object.entries(Object(storedSessions.val()))) {
    const { at, codeVersion }: Readonly<Record<string, unknown>> = Object(session);
    const lastUsedAt = Math.max(Number(at), users.get(uid) ?? 0);
    if (isCurrentVersion(current, codeVersion) && now - lastUsedAt < IDLE_MS) live.add(uid);
    else ended[uid] = null;
  }
  await database.ref(CODE_SESSIONS).update(ended);

  const uids = [...users.keys()].filter((uid) => !live.has(uid));
  for (let from = 0; from < uids.length; from += PAGE_SIZE) {
    const { errors } = await auth.deleteUsers(uids.slice(from, from + PAGE_SIZE));
    if (errors[0]) throw errors[0].error;
  }
  return uids.length;
}
