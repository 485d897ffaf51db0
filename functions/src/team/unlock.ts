import { HttpsError } from 'firebase-functions/https';
import { DEFAULT_LOCALE } from '../../../src/domain/site/locale.ts';
import { enforceLimit } from '../platform/callable-errors.ts';
import type { Limit, Limits } from '../platform/limits.ts';
import { CALLERS_PER_IP } from '../platform/local-backend.ts';
import { HOUR_MS } from '../platform/store/server-store.ts';
import type { CodeClaims } from './team-code.ts';

/**
 * Wrong codes per caller. There is no global limit: the code is too long to guess, and strangers must not be able to lock
 * the team out.
 */
export const CALLER_LIMIT: Limit = { name: 'unlock-caller', max: 10 * CALLERS_PER_IP, windowMs: HOUR_MS / 4 };

export interface UnlockDeps {
  /** Returns the claims of the code's session; null if the code is wrong. */
  readonly verifyCode: (code: string) => Promise<CodeClaims | null>;
  /** IP address of the caller. */
  readonly caller: string;
  readonly limits: Limits;
  readonly createToken: (claims: CodeClaims) => Promise<string>;
}

/**
 * Exchanges the team code for a sign-in token. Rate-limits before validating, so that concurrent attempts cannot exceed
 * the limit together; an attempt with a correct code is refunded. Callers read only the error's code and show their own text.
 * @throws HttpsError permission-denied, resource-exhausted
 */
export async function unlock(
  code: string,
  { verifyCode, caller, limits, createToken }: UnlockDeps,
): Promise<{ token: string }> {
  const consumed = await enforceLimit(limits, CALLER_LIMIT, caller, DEFAULT_LOCALE);
  const claims = await verifyCode(code);
  if (!claims) throw new HttpsError('permission-denied', 'Incorrect password. Please try again.');
  await consumed.refund();
  return { token: await createToken(claims) };
}
