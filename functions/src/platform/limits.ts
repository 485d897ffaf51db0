import { createHmac, randomBytes } from 'node:crypto';
import { uptime } from 'node:os';
import { HOUR_MS, PAUSE_MS, type ServerStore, toHour } from './store/server-store.ts';

export interface Limit {
  /** Lowercase letters and hyphens. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

export interface Denied {
  readonly ok: false;
  /** The first limit that denied it. */
  readonly by: Limit;
  /** False: the limit may not be exhausted, but the store is slow and this instance has used up its share. */
  readonly isReached: boolean;
  readonly retryAfterMs: number;
}

export interface Consumed {
  readonly ok: true;
  /** Returns the unit. */
  readonly refund: () => Promise<void>;
}

export type Limits = ReturnType<typeof createLimits>;

const DAY_MS = 24 * HOUR_MS;
/** When the last two instances were seen, by their clocks; never dropped. */
const MARKS = { expiryHour: 9_999_999, name: 'instances' };

/**
 * Counts events in fixed windows. Subjects are hashed with a key that rotates daily and is then discarded.
 * @param getElapsedMs runs evenly, whatever happens to the clock
 */
export function createLimits(
  store: ServerStore,
  now: () => number,
  getElapsedMs: () => number = () => uptime() * 1000,
) {
  /** What the clock showed at an elapsed time of zero: the earliest, because it may have jumped forward since. */
  let origin = Number.POSITIVE_INFINITY;
  let start: { elapsedMs: number; marks: Promise<readonly number[]> } | null = null;
  let key: { readonly day: number; readonly value: Promise<string> } | null = null;
  let lastDropHour = -1;

  const getCurrentKey = (): Promise<string> => {
    const day = Math.floor(now() / DAY_MS);
    if (key?.day !== day) {
      const storageKey = { expiryHour: toHour((day + 1) * DAY_MS), name: 'key' };
      const stored = store.storeIfAbsent(storageKey, randomBytes(32).toString('hex'));
      const pending = { day, value: stored.then(({ value }) => value) };
      key = pending;
      void stored.then(
        ({ isShared }) => {
          // With its own key, this instance would count separately for the rest of the day.
          if (!isShared && key === pending) key = null;
        },
        () => undefined,
      );
    }
    return key.value;
  };
  const dropOncePerHour = async (): Promise<void> => {
    const elapsedMs = getElapsedMs();
    origin = Math.min(origin, now() - elapsedMs);
    // The clock may be ahead from the start: count from the marks, until all from before has expired.
    start ??= { elapsedMs, marks: store.read(MARKS).then((text) => text?.split(' ').map(Number) ?? []) };
    const marks = await start.marks;
    const marked = elapsedMs - start.elapsedMs < DAY_MS ? Math.min(...marks) - start.elapsedMs : origin;
    const hour = toHour(Math.min(origin, marked) + elapsedMs);
    if (hour === lastDropHour) return;
    lastDropHour = hour;
    await store.dropBefore(hour);
    await store.write(MARKS, [...marks.slice(-1), now()].join(' '));
  };

  /** Consumes a unit of a limit for a subject, such as a caller or host. Stores only the subject's HMAC. */
  const consume = async (limit: Limit, subject: string): Promise<Consumed | Denied> => {
    await dropOncePerHour();
    const { name, windowMs, max } = limit;
    const window = Math.floor(now() / windowMs);
    const end = (window + 1) * windowMs;
    const hash = createHmac('sha256', await getCurrentKey())
      .update(`${name}:${subject}`)
      .digest('hex')
      .slice(0, 32);
    const storageKey = { expiryHour: toHour(end - 1) + 1, name: `${name}-${window}-${hash}` };
    const { added, count } = await store.increment(storageKey, max);
    if (added) return { ok: true, refund: () => store.decrement(storageKey) };
    const isReached = count >= max;
    const leftMs = end - now();
    return { ok: false, by: limit, isReached, retryAfterMs: isReached ? leftMs : Math.min(PAUSE_MS, leftMs) };
  };

  return {
    consume,
    /** Consumes a unit of each limit, or of none. */
    consumeAll: async (requests: readonly (readonly [limit: Limit, subject: string])[]) => {
      const consumed: Consumed[] = [];
      const refund = async (): Promise<void> => {
        await Promise.all(consumed.map((each) => each.refund()));
      };
      for (const [limit, subject] of requests) {
        const result = await consume(limit, subject);
        if (!result.ok) {
          await refund();
          return result;
        }
        consumed.push(result);
      }
      return { ok: true as const, refund };
    },
  };
}
