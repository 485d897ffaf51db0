import { randomUUID } from 'node:crypto';
import type { Database } from 'firebase-admin/database';
import { createSessionUid } from '../platform/session-uid.ts';
import type { CodeClaims } from './team-code.ts';

/** Live sessions of the shared code, by uid. Not in backups, so that no restore revives one. */
export const CODE_SESSIONS = 'server/sessions';

/**
 * Stores a session, without which the rules ignore its claims.
 * @returns the session's own uid
 */
export async function openCodeSession(
  database: Database,
  { codeVersion }: CodeClaims,
  now: number,
): Promise<string> {
  const uid = createSessionUid('team', randomUUID());
  await database.ref(`${CODE_SESSIONS}/${uid}`).set({ at: now, codeVersion: codeVersion ?? null });
  return uid;
}
