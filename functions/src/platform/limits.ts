import { createHmac, randomBytes } from 'node:crypto';
import { HOUR_MS, hourOf, PAUSE_MS, type Place, type ServerStore } from './store/server-store.ts';

/** A rate limit: how often something may happen per window. */
export interface Limit {
  /** Lower-case letters and hyphens. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

/** Nothing left of a limit, and when there may be again. */
export interface NotTaken {
  readonly ok: false;
  /** False: the limit is not known to be reached, but the store is slow and this instance has used up its part of it. */
  readonly isReached: boolean;
  readonly retryAfterMs: number;
}

/** Whether one more was allowed. */
export type Taken = { readonly ok: true } | NotTaken;

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
      const kept = store.storeFirst(place, randomBytes(32).toString('hex'));
      const asked = { day, value: kept.then(({ value }) => value) };
      key = asked;
      void kept.then(
        ({ isShared }) => {
          // With a key of its own this instance would count apart from the others for the rest of the day.
          if (!isShared && key === asked) key = null;
        },
        () => undefined,
      );
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
      const { added, count } = await store.count(place, limit.max);
      if (added) return { ok: true };
      const isReached = count >= limit.max;
      const leftMs = end - now();
      return { ok: false, isReached, retryAfterMs: isReached ? leftMs : Math.min(PAUSE_MS, leftMs) };
    },
    giveBack: async (limit, subject) => store.uncount((await placeOf(limit, subject)).place),
  };
}
