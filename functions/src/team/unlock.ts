import { createHash, timingSafeEqual } from 'node:crypto';
import { HttpsError } from 'firebase-functions/https';
import type { Limit, Limits } from '../lib/limits.ts';
import { IS_LOCAL_BACKEND } from '../lib/local-backend.ts';
import { HOUR_MS } from '../lib/store/server-store.ts';

/** On one machine all callers look alike, and tests are callers too. */
const CALLERS = IS_LOCAL_BACKEND ? 20 : 1;

/** Wrong codes one caller may try, and all callers together: a short code must not be found by trying. */
export const CALLER_LIMIT: Limit = { name: 'unlock-caller', max: 10 * CALLERS, windowMs: HOUR_MS / 4 };
export const TOTAL_LIMIT: Limit = { name: 'unlock-total', max: 100 * CALLERS, windowMs: HOUR_MS };

const EVERYBODY = 'everybody';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in a time that tells nothing about how much of the code is right. */
const isSame = (code: string, secret: string): boolean => timingSafeEqual(digestOf(code), digestOf(secret));

export interface UnlockSources {
  /** The team code. Blanks around it do not count: a secret set from a shell often ends with a line break. */
  readonly secret: string;
  /** Address of the caller. */
  readonly caller: string;
  readonly limits: Limits;
  readonly createToken: () => Promise<string>;
}

const tooMany = (retryAfterMs: number): HttpsError => {
  const minutes = Math.max(1, Math.ceil(retryAfterMs / 60_000));
  return new HttpsError('resource-exhausted', `Too many attempts. Please try again in ${minutes} min.`, {
    minutes,
  });
};

/**
 * Exchanges the team code for a sign-in token. Every try counts before it is looked at, so that tries at the same time
 * cannot pass the limits together; a right one is given back.
 * @throws HttpsError permission-denied, resource-exhausted
 */
export async function unlock(
  code: string,
  { secret, caller, limits, createToken }: UnlockSources,
): Promise<{ token: string }> {
  const taken = await limits.take(CALLER_LIMIT, caller);
  if (!taken.ok) throw tooMany(taken.retryAfterMs);
  const takenOfAll = await limits.take(TOTAL_LIMIT, EVERYBODY);
  if (!takenOfAll.ok) throw tooMany(takenOfAll.retryAfterMs);

  const expected = secret.trim();
  if (expected === '' || !isSame(code.trim(), expected))
    throw new HttpsError('permission-denied', 'Incorrect password. Please try again.');

  await Promise.all([limits.giveBack(CALLER_LIMIT, caller), limits.giveBack(TOTAL_LIMIT, EVERYBODY)]);
  return { token: await createToken() };
}
