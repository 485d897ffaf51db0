import type { Database } from 'firebase-admin/database';
import * as logger from 'firebase-functions/logger';
import { defineSecret } from 'firebase-functions/params';
import { verifyAccessCode as contract } from '../../../src/contract/access/verify-access-code.ts';
import { destinationIn } from '../../../src/domain/access/access.ts';
import { parseAccessCode } from '../../../src/domain/access/access-code.ts';
import type { Output } from '../../../src/domain/values/schema.ts';
import { accessDestination } from '../../../src/site.ts';
import { backendAuth, backendDatabase } from '../platform/admin-app.ts';
import { backendLimits } from '../platform/backend-store.ts';
import { callable } from '../platform/callable.ts';
import { callableError, tooManyAttempts } from '../platform/callable-errors.ts';
import { callerIp, callerNetwork } from '../platform/caller.ts';
import { consumeAttempt } from './attempts.ts';
import { createSessionUid } from './session-uid.ts';
import { ACCESS_CODES, computeCodeKey, grantsAccess, openSession, parseStoredCode } from './stored-code.ts';

/**
 * HMAC key for hashing access codes. Set with `firebase functions:secrets:set ACCESS_CODE_SECRET`; the local backend
 * generates its own. A new secret invalidates all existing codes.
 */
const accessCodeSecret = defineSecret('ACCESS_CODE_SECRET');

const logGuessing = (): void =>
  logger.error(
    "Possible brute-force attack on access codes. List the live codes and revoke those you don't need: npm run codes -- list --live",
  );

/** Counts a use and stores its session; false if somebody else took the last one, or the code has expired. */
async function countUse(database: Database, key: string, uid: string): Promise<boolean> {
  let isUsed = false;
  await database.ref(`${ACCESS_CODES}/${key}`).transaction(
    (stored: unknown) => {
      const code = parseStoredCode(stored);
      isUsed = code !== null && grantsAccess(code, uid, Date.now());
      // A transaction starts with null before it has the stored value; returning null makes it fetch and run again.
      return code && isUsed ? openSession(code, uid, Date.now()) : stored;
    },
    undefined,
    false,
  );
  return isUsed;
}

/** Counts the use and returns what the code grants; null if it grants nothing, for any reason. */
async function grantAccess(request: Output<typeof contract.request>, database: Database) {
  const { code: typed, attempt, language } = request;
  const code = parseAccessCode(typed);
  if (code === null) return null;
  const key = computeCodeKey(accessCodeSecret.value(), code);
  const stored = parseStoredCode((await database.ref(`${ACCESS_CODES}/${key}`).get()).val());
  // A retry continues the session of its attempt.
  const uid = createSessionUid('access', `${key}:${attempt}`);
  if (!stored || !grantsAccess(stored, uid, Date.now())) return null;
  const { role, until } = stored;
  // Sign before counting, so that no use is spent without a token. `getAccessCaller()` and the database rules of
  // access-code-protected pages check these claims.
  const token = await (await backendAuth()).createCustomToken(uid, { access: role, accessCode: key });
  if (!(await countUse(database, key, uid))) return null;
  return { token, access: { role, until, destination: destinationIn(accessDestination[role], language) } };
}

/** Exchanges a code for a session. Used up, expired, revoked, and unknown codes all get the same response. */
export const verifyAccessCode = callable(contract, {
  options: { secrets: [accessCodeSecret], timeoutSeconds: 30, memory: '256MiB', concurrency: 40 },
  handle: async (request, { raw: { rawRequest } }) => {
    const database = await backendDatabase();
    const isActive = (await database.ref(ACCESS_CODES).limitToFirst(1).get()).exists();
    if (!isActive) return { is: 'inactive' } as const;
    const caller = { ipAddress: callerIp(rawRequest), network: callerNetwork(rawRequest) };
    const consumed = await consumeAttempt(await backendLimits(), caller, logGuessing);
    if (!consumed.ok) throw tooManyAttempts(consumed.retryAfterMs, request.language);
    const granted = await grantAccess(request, database);
    if (!granted) throw callableError('wrong-code', request.language);
    await consumed.refund();
    return { is: 'open', ...granted } as const;
  },
});
