/** How much of a day one address, and all together, can add up to. What is beyond is not counted. */
import type { Limit } from '../platform/limits.ts';
import { IS_LOCAL_BACKEND } from '../platform/local-backend.ts';
import { HOUR_MS } from '../platform/store/server-store.ts';

/** On one machine all callers look alike, and tests are callers too. */
const CALLERS = IS_LOCAL_BACKEND ? 100 : 1;

/** Calls from one address. A visit is about ten of them, and a whole office may share an address. */
export const CALLER_LIMIT: Limit = { name: 'count-caller', max: 300 * CALLERS, windowMs: HOUR_MS };

/** One event from one address. */
export const EVENT_LIMIT: Limit = { name: 'count-event', max: 40 * CALLERS, windowMs: 24 * HOUR_MS };

/** Calls that a shard takes: eight times as many are the most that a day can have. */
export const SHARD_LIMIT: Limit = { name: 'count-shard', max: 25_000, windowMs: 24 * HOUR_MS };
