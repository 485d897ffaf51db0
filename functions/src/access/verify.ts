/** Verifies a code entered at /access. */
import type { Database } from 'firebase-admin/database';
import type { Access } from '../../../src/contract/access/access.ts';
import type { AccessCodeResponse } from '../../../src/contract/access/verify-access-code.ts';
import type { AccessRole } from '../../../src/domain/access/access.ts';
import { parseAccessCode } from '../../../src/domain/access/access-code.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import { callableError, tooManyAttempts } from '../platform/callable-errors.ts';
import type { Limits } from '../platform/limits.ts';
import { createSessionUid } from '../platform/session-uid.ts';
import { type Caller, consumeAttempt } from './attempts.ts';
import { ACCESS_CODES, computeCodeKey, grantsAccess, openSession, parseStoredCode } from './stored-code.ts';

/** The claims in a session's token. */
export interface SessionClaims {
  readonly uid: string;
  readonly claims: { readonly access: AccessRole; readonly accessCode: string };
}

export interface VerifyDeps {
  readonly database: Database;
  /** ACCESS_CODE_SECRET. */
  readonly secret: string;
  readonly limits: Limits;
  readonly caller: Caller;
  readonly now: () => number;
  readonly createToken: (session: SessionClaims) => Promise<string>;
  readonly getDestination: (role: AccessRole, language: Locale) => string | null;
  /** Called when somebody appears to be guessing codes. */
  readonly onSuspectedGuessing: () => void;
}

interface CodeEntry {
  readonly code: string;
  readonly attempt: string;
  readonly language: Locale;
}

/** Counts a use and stores its session; false if somebody else took the last one, or the code has expired. */
async function countUse(
  { database, now }: Pick<VerifyDeps, 'database' | 'now'>,
  key: string,
  uid: string,
): Promise<boolean> {
  let isUsed = false;
  await database.ref(`${ACCESS_CODES}/${key}`).transaction(
    (stored: unknown) => {
      const code = parseStoredCode(stored);
      isUsed = code !== null && grantsAccess(code, uid, now());
      // A transaction starts with null before it has the stored value; returning null makes it fetch and run again.
      return code && isUsed ? openSession(code, uid, now()) : stored;
    },
    undefined,
    false,
  );
  return isUsed;
}

/** Counts the use and returns what the code grants; null if it grants nothing, for any reason. */
async function grantAccess(
  code: string,
  { attempt, language }: CodeEntry,
  deps: VerifyDeps,
): Promise<{ readonly token: string; readonly access: Access } | null> {
  const { database, secret, now, createToken, getDestination } = deps;
  const key = computeCodeKey(secret, code);
  const stored = parseStoredCode((await database.ref(`${ACCESS_CODES}/${key}`).get()).val());
  // A retry continues the session of its attempt.
  const uid = createSessionUid('access', `${key}:${attempt}`);
  if (!stored || !grantsAccess(stored, uid, now())) return null;
  const { role, until } = stored;
  // Sign before counting, so that no use is spent without a token.
  const token = await createToken({ uid, claims: { access: role, accessCode: key } });
  if (!(await countUse(deps, key, uid))) return null;
  return { token, access: { role, until, destination: getDestination(role, language) } };
}

/**
 * Exchanges a code for a session. Used up, expired, revoked, and unknown codes all get the same response.
 * @throws HttpsError permission-denied, resource-exhausted
 */
export async function verify(entry: CodeEntry, deps: VerifyDeps): Promise<AccessCodeResponse> {
  const { database, limits, caller, onSuspectedGuessing } = deps;
  const { language } = entry;
  const isActive = (await database.ref(ACCESS_CODES).limitToFirst(1).get()).exists();
  if (!isActive) return { is: 'inactive' };
  const consumed = await consumeAttempt(limits, caller, onSuspectedGuessing);
  if (!consumed.ok) throw tooManyAttempts(consumed.retryAfterMs, language);
  const code = parseAccessCode(entry.code);
  const granted = code === null ? null : await grantAccess(code, entry, deps);
  if (!granted) throw callableError('wrong-code', language);
  await consumed.refund();
  return { is: 'open', ...granted };
}
