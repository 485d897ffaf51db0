/** Rate limits for entering codes; docs/decisions explains the numbers. */
import type { Limit, Limits } from '../platform/limits.ts';
import { IS_LOCAL_BACKEND } from '../platform/local-backend.ts';
import { HOUR_MS } from '../platform/store/server-store.ts';

/** Locally, all callers share one address, including the tests. */
const CALLERS = IS_LOCAL_BACKEND ? 4 : 1;
const DAY_MS = 24 * HOUR_MS;

/** Attempts reserved for each address, so that an attack elsewhere cannot lock anybody out. */
export const OWN_HOUR_LIMIT: Limit = { name: 'access-own-hour', max: 3 * CALLERS, windowMs: HOUR_MS };
export const OWN_DAY_LIMIT: Limit = { name: 'access-own-day', max: 6 * CALLERS, windowMs: DAY_MS };
/** Further attempts per address, while the total over all addresses stays within its limit. */
export const MORE_LIMIT: Limit = { name: 'access-more', max: 6 * CALLERS, windowMs: DAY_MS };
export const ALL_LIMIT: Limit = { name: 'access-all', max: 100 * CALLERS, windowMs: DAY_MS };
/** Both kinds together, per network: one attacker can have thousands of addresses. */
export const NETWORK_LIMIT: Limit = { name: 'access-network', max: 60 * CALLERS, windowMs: DAY_MS };
/** How often an alarm about guessing is logged. */
const ALARM_LIMIT: Limit = { name: 'access-alarm', max: 1, windowMs: DAY_MS };

const ALL = 'all';

export interface Caller {
  readonly address: string;
  readonly network: string;
}

/** Whether an attempt is allowed, or when the next one is. */
export type Attempt =
  | { readonly ok: true; readonly giveBack: () => Promise<void> }
  | { readonly ok: false; readonly retryAfterMs: number };

type Wanted = readonly (readonly [limit: Limit, subject: string])[];
type Refused = Extract<Attempt, { ok: false }> & { readonly by: Limit };

/** Consumes a unit of each limit, or of none. */
async function takeAll(limits: Limits, wanted: Wanted): Promise<Exclude<Attempt, { ok: false }> | Refused> {
  const giveBack = async (held: Wanted): Promise<void> => {
    await Promise.all(held.map(([limit, subject]) => limits.giveBack(limit, subject)));
  };
  for (const [at, [limit, subject]] of wanted.entries()) {
    const taken = await limits.take(limit, subject);
    if (taken.ok) continue;
    await giveBack(wanted.slice(0, at));
    return { ...taken, by: limit };
  }
  return { ok: true, giveBack: () => giveBack(wanted) };
}

/**
 * Rate-limits before validating, so that concurrent attempts cannot exceed the limits together. A correct code
 * gets its attempt back.
 * @param onAlarm called at most once a day, when the total exceeds normal use
 */
export async function takeAttempt(
  limits: Limits,
  { address, network }: Caller,
  onAlarm: () => void,
): Promise<Attempt> {
  const around = [NETWORK_LIMIT, network] as const;
  const own = await takeAll(limits, [[OWN_DAY_LIMIT, address], [OWN_HOUR_LIMIT, address], around]);
  if (own.ok || own.by === NETWORK_LIMIT) return own;
  const more = await takeAll(limits, [[MORE_LIMIT, address], around, [ALL_LIMIT, ALL]]);
  if (more.ok) return more;
  if (more.by === ALL_LIMIT && (await limits.take(ALARM_LIMIT, ALL)).ok) onAlarm();
  if (more.by === NETWORK_LIMIT) return more;
  return own.retryAfterMs < more.retryAfterMs ? own : more;
}
