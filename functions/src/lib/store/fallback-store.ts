import type { ServerStore } from './server-store.ts';

/** Longest wait for the shared store, and how long it is left alone after it failed, in milliseconds. */
const PATIENCE_MS = 1_500;
const PAUSE_MS = 60_000;

export interface FallbackOptions {
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
  readonly patienceMs?: number;
}

/** Uses `first`; while that fails or does not answer in time, `second`. A limit must never be what breaks a call. */
export function fallbackStore(
  first: ServerStore,
  second: ServerStore,
  { now, onFailure, patienceMs = PATIENCE_MS }: FallbackOptions,
): ServerStore {
  let pausedUntil = 0;

  async function either<T>(ask: (store: ServerStore) => Promise<T>): Promise<T> {
    if (now() < pausedUntil) return ask(second);
    let timer: NodeJS.Timeout | undefined;
    try {
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('The shared store did not answer in time.')), patienceMs);
      });
      return await Promise.race([ask(first), late]);
    } catch (error) {
      pausedUntil = now() + PAUSE_MS;
      onFailure(error);
      return ask(second);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    count: (place, max) => either((store) => store.count(place, max)),
    uncount: (place) => either((store) => store.uncount(place)),
    keepFirst: (place, value) => either((store) => store.keepFirst(place, value)),
    read: (place) => either((store) => store.read(place)),
    write: (place, value) => either((store) => store.write(place, value)),
    dropBefore: (hour) => either((store) => store.dropBefore(hour)),
  };
}
