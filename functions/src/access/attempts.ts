/** Rate limits for entering codes; docs/decisions explains the numbers. */
import type { Consumed, Denied, Limit, Limits } from '../platform/limits.ts';
import { IS_LOCAL_BACKEND } from '../platform/local-backend.ts';
import { HOUR_MS } from '../platform/store/server-store.ts';

/** Locally, all callers share one IP address, including the tests. */
const CALLERS_PER_IP = IS_LOCAL_BACKEND ? 4 : 1;
const DAY_MS = 24 * HOUR_MS;

/** Attempts reserved for each IP address, so that an attack elsewhere cannot lock anybody out. */
export const RESERVED_HOUR_LIMIT: Limit = {
  name: 'access-own-hour',
  max: 3 * CALLERS_PER_IP,
  windowMs: HOUR_MS,
};
export const RESERVED_DAY_LIMIT: Limit = {
  name: 'access-own-day',
  max: 6 * CALLERS_PER_IP,
  windowMs: DAY_MS,
};
/** Extra attempts per IP address, as long as all addresses together stay under {@link TOTAL_LIMIT}. */
export const EXTRA_LIMIT: Limit = { name: 'access-more', max: 6 * CALLERS_PER_IP, windowMs: DAY_MS };
export const TOTAL_LIMIT: Limit = { name: 'access-all', max: 100 * CALLERS_PER_IP, windowMs: DAY_MS };
/** Reserved and extra attempts combined, per network: one attacker can have thousands of addresses. */
export const NETWORK_LIMIT: Limit = { name: 'access-network', max: 20 * CALLERS_PER_IP, windowMs: DAY_MS };
const ALARM_LIMIT: Limit = { name: 'access-alarm', max: 1, windowMs: DAY_MS };

const ALL = 'all';

export interface Caller {
  readonly ipAddress: string;
  readonly network: string;
}

/**
 * Rate-limits before validating, so that concurrent attempts cannot exceed the limits together. An attempt with
 * a correct code is refunded.
 * @param onSuspectedGuessing called at most once a day, when the total exceeds normal use
 */
export async function consumeAttempt(
  limits: Limits,
  { ipAddress: address, network }: Caller,
  onSuspectedGuessing: () => void,
): Promise<Consumed | Denied> {
  const networkRequest = [NETWORK_LIMIT, network] as const;
  const reserved = await limits.consumeAll([
    [RESERVED_DAY_LIMIT, address],
    [RESERVED_HOUR_LIMIT, address],
    networkRequest,
  ]);
  if (reserved.ok || reserved.by === NETWORK_LIMIT) return reserved;
  const extra = await limits.consumeAll([[EXTRA_LIMIT, address], networkRequest, [TOTAL_LIMIT, ALL]]);
  if (extra.ok) return extra;
  if (extra.by === TOTAL_LIMIT && (await limits.consume(ALARM_LIMIT, ALL)).ok) onSuspectedGuessing();
  if (extra.by === NETWORK_LIMIT) return extra;
  return reserved.retryAfterMs < extra.retryAfterMs ? reserved : extra;
}
