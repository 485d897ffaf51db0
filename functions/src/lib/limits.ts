import { createHmac, randomBytes } from 'node:crypto';
import { HOUR_MS, hourOf, type Place, type ServerStore } from './store/server-store.ts';

/** How often something may happen in a window of time. */
export interface Limit {
  /** Lower-case letters and hyphens. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

/** Whether one more was allowed; if not, when the window ends. */
export type Taken = { readonly ok: true } | { readonly ok: false; readonly retryAfterMs: number };

export interface Limits {
  /** Takes one from a limit for a subject: a caller, a host. The subject itself is not stored, only its HMAC. */
  readonly take: (limit: Limit, subject: string) => Promise<Taken>;
  /** Gives back one that was taken in the same window: what turned out not to count. */
  readonly giveBack: (limit: Limit, subject: string) => Promise<void>;
}

const DAY_HOURS = 24;

/** The place of a window's counter; it may be dropped in the hour after the window. */
const until = (endMs: number): number => hourOf(endMs - 1) + 1;

/** Counts in windows of fixed length. Subjects are hashed with a key that is drawn anew each day and then forgotten. */
export function createLimits(store: ServerStore, now: () => number): Limits {
  let key: { readonly day: number; readonly value: Promise<string> } | null = null;
  let droppedAt = -1;

  const keyOfDay = (): Promise<string> => {
    const day = Math.floor(now() / (DAY_HOURS * HOUR_MS));
    if (key?.day !== day) {
      const place = { until: (day + 1) * DAY_HOURS, name: 'key' };
      key = { day, value: store.keepFirst(place, randomBytes(32).toString('hex')) };
    }
    return key.value;
  };
  const dropOncePerHour = async (): Promise<void> => {
    const hour = hourOf(now());
    if (hour === droppedAt) return;
    droppedAt = hour;
    await store.dropBefore(hour);
  };

  const placeOf = async ({ name, windowMs }: Limit, subject: string) => {
    const window = Math.floor(now() / windowMs);
    const end = (window + 1) * windowMs;
    const hash = createHmac('sha256', await keyOfDay())
      .update(`${name}:${subject}`)
      .digest('hex')
      .slice(0, 32);
    const place: Place = { until: until(end), name: `${name}-${window}-${hash}` };
    return { place, end };
  };

  return {
    take: async (limit, subject) => {
      await dropOncePerHour();
      const { place, end } = await placeOf(limit, subject);
      return (await store.count(place, limit.max)) ? { ok: true } : { ok: false, retryAfterMs: end - now() };
    },
    giveBack: async (limit, subject) => store.uncount((await placeOf(limit, subject)).place),
  };
}
