import type { Database } from 'firebase-admin/database';
import type { CallableRequest } from 'firebase-functions/https';
import { type AccessRole, isAccessRole } from '../../../src/domain/access/access.ts';
import { ACCESS_CODES, isInForce, isKey, keptCodeFrom } from './kept-code.ts';

/** Who came with an access code. */
export interface AccessCaller {
  readonly role: AccessRole;
  /** When it ends, in milliseconds since 1970. */
  readonly until: number;
}

/**
 * Who calls with the session of an access code, or null. Asked of the database at each call, so that a code that was revoked
 * or is over ends every session of it at once.
 */
export async function accessCaller(
  auth: CallableRequest['auth'],
  database: Database,
  now: number,
): Promise<AccessCaller | null> {
  const { access: role, accessCode: key }: Readonly<Record<string, unknown>> = { ...auth?.token };
  if (!isAccessRole(role) || !isKey(key)) return null;
  const code = keptCodeFrom((await database.ref(`${ACCESS_CODES}/${key}`).get()).val());
  return code?.role === role && isInForce(code, now) ? { role, until: code.until } : null;
}
