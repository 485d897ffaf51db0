import { MAX_INSTANCES } from '../site-options.ts';
import { PAUSE_MS, type Place, type ServerStore } from './server-store.ts';

export interface FallbackOptions {
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
  /** Timeout of the shared store, in milliseconds. */
  readonly patienceMs: number;
}

/** This instance's copy of each counter's last value in the shared store. */
const lastSeenPlace = ({ until, name }: Place): Place => ({ until, name: `seen-${name}` });

/**
 * Uses `shared`; while that fails or times out, `own`, this instance's memory. An instance then uses only its share of
 * the last known remainder, so that all instances together stay within the limit.
 */
export function fallbackStore(
  shared: ServerStore,
  own: ServerStore,
  { now, onFailure, patienceMs }: FallbackOptions,
): ServerStore {
  let pausedUntil = 0;

  async function withFallback<T>(ask: () => Promise<T>, askOwn: () => Promise<T>): Promise<T> {
    if (now() < pausedUntil) return askOwn();
    let timer: NodeJS.Timeout | undefined;
    try {
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('The shared store did not answer in time.')), patienceMs);
      });
      return await Promise.race([ask(), late]);
    } catch (error) {
      pausedUntil = now() + PAUSE_MS;
      onFailure(error);
      return askOwn();
    } finally {
      clearTimeout(timer);
    }
  }
  const inEither = <T>(ask: (store: ServerStore) => Promise<T>): Promise<T> =>
    withFallback(
      () => ask(shared),
      () => ask(own),
    );

  return {
    count: (place, max) =>
      withFallback(
        async () => {
          const counted = await shared.count(place, max);
          await own.write(lastSeenPlace(place), String(counted.count));
          return counted;
        },
        async () => {
          const count = Number((await own.read(lastSeenPlace(place))) ?? 0);
          const { added } = await own.count(place, Math.floor((max - count) / MAX_INSTANCES));
          return { added, count };
        },
      ),
    uncount: (place) => inEither((store) => store.uncount(place)),
    storeFirst: (place, value) =>
      withFallback(
        () => shared.storeFirst(place, value),
        async () => ({ ...(await own.storeFirst(place, value)), isShared: false }),
      ),
    read: (place) => inEither((store) => store.read(place)),
    write: (place, value) => inEither((store) => store.write(place, value)),
    dropBefore: async (hour) => {
      await own.dropBefore(hour);
      await withFallback(
        () => shared.dropBefore(hour),
        async () => undefined,
      );
    },
  };
}
