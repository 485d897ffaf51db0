import type { Database } from 'firebase-admin/database';
import type { CallableRequest } from 'firebase-functions/https';
import { type AccessRole, isAccessRole } from '../../../src/domain/access/access.ts';
import { ACCESS_CODES, isCodeKey, isInForce, parseStoredCode } from './stored-code.ts';

/** A caller with an access-code session. */
export interface AccessCaller {
  readonly role: AccessRole;
  /** Expiry, in milliseconds since 1970. */
  readonly until: number;
}

/**
 * The caller if the request carries an access-code session; otherwise null. Checks the database on every call, so
 * that revoking or expiry takes effect immediately.
 */
export async function getAccessCaller(
  auth: CallableRequest['auth'],
  database: Database,
  now: number,
): Promise<AccessCaller | null> {
  const { access: role, accessCode: key }: Readonly<Record<string, unknown>> = { ...auth?.token };
  if (!isAccessRole(role) || !isCodeKey(key)) return null;
  const code = parseStoredCode((await database.ref(`${ACCESS_CODES}/${key}`).get()).val());
  const isOpen = code?.role === role && isInForce(code, now) && Object.hasOwn(code.sessions, auth?.uid ?? '');
  return isOpen ? { role, until: code.until } : null;
}
