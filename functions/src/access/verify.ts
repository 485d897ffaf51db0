/** Verifies a code that somebody enters at /access. */
import type { Database } from 'firebase-admin/database';
import type { Access } from '../../../src/contract/access/access.ts';
import type { AccessCodeAnswer } from '../../../src/contract/access/verify-access-code.ts';
import type { AccessRole } from '../../../src/domain/access/access.ts';
import { accessCodeFrom } from '../../../src/domain/access/access-code.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import type { Limits } from '../platform/limits.ts';
import { refusal, tooManyAttempts } from '../platform/refusals.ts';
import { type Caller, takeAttempt } from './attempts.ts';
import { ACCESS_CODES, idOf, keyOf, opens, parseStoredCode, withUse } from './stored-code.ts';

/** The claims in a session's token. */
export interface SessionOf {
  readonly uid: string;
  readonly claims: { readonly access: AccessRole; readonly accessCode: string };
}

export interface VerifySources {
  readonly database: Database;
  /** ACCESS_CODE_SECRET. */
  readonly secret: string;
  readonly limits: Limits;
  readonly caller: Caller;
  readonly now: () => number;
  readonly createToken: (session: SessionOf) => Promise<string>;
  readonly destinationOf: (role: AccessRole, language: Locale) => string | null;
  /** Called when somebody appears to be guessing codes. */
  readonly onAlarm: () => void;
}

interface Entered {
  readonly code: string;
  readonly attempt: string;
  readonly language: Locale;
}

/** Counts a use; false if somebody else took the last one, or the code has expired. */
async function use(
  { database, now }: Pick<VerifySources, 'database' | 'now'>,
  key: string,
  attempt: string,
): Promise<boolean> {
  let isUsed = false;
  await database.ref(`${ACCESS_CODES}/${key}`).transaction(
    (there: unknown) => {
      const code = parseStoredCode(there);
      isUsed = code !== null && opens(code, attempt, now());
      // A transaction starts with null before it has the stored value; returning null makes it fetch and run again.
      return code && isUsed ? withUse(code, attempt, now()) : there;
    },
    undefined,
    false,
  );
  return isUsed;
}

/** Counts the use and returns what the code grants; null if it grants nothing, for any reason. */
async function openedBy(
  code: string,
  { attempt, language }: Entered,
  sources: VerifySources,
): Promise<{ readonly token: string; readonly access: Access } | null> {
  const { database, secret, now, createToken, destinationOf } = sources;
  const key = keyOf(secret, code);
  const kept = parseStoredCode((await database.ref(`${ACCESS_CODES}/${key}`).get()).val());
  if (!kept || !opens(kept, attempt, now())) return null;
  const { role, until } = kept;
  // Sign before counting, so that no use is spent without a token.
  const token = await createToken({ uid: `access-${idOf(key)}`, claims: { access: role, accessCode: key } });
  if (!(await use(sources, key, attempt))) return null;
  return { token, access: { role, until, destination: destinationOf(role, language) } };
}

/**
 * Exchanges a code for a session. Used up, expired, revoked, and unknown codes all get the same answer.
 * @throws HttpsError permission-denied, resource-exhausted
 */
export async function verify(entered: Entered, sources: VerifySources): Promise<AccessCodeAnswer> {
  const { database, limits, caller, onAlarm } = sources;
  const { language } = entered;
  const isActive = (await database.ref(ACCESS_CODES).limitToFirst(1).get()).exists();
  if (!isActive) return { is: 'inactive' };
  const taken = await takeAttempt(limits, caller, onAlarm);
  if (!taken.ok) throw tooManyAttempts(taken.retryAfterMs, language);
  const code = accessCodeFrom(entered.code);
  const opened = code === null ? null : await openedBy(code, entered, sources);
  if (!opened) throw refusal('wrong-code', language);
  await taken.giveBack();
  return { is: 'open', ...opened };
}
