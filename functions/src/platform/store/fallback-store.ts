import { MAX_INSTANCES } from '../site-options.ts';
import { PAUSE_MS, type Place, type ServerStore } from './server-store.ts';

export interface FallbackOptions {
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
  /** Timeout of the shared store, in milliseconds. */
  readonly timeoutMs: number;
}

/** This instance's copy of each counter's last value in the shared store. */
const lastSeenPlace = ({ until, name }: Place): Place => ({ until, name: `seen-${name}` });

/**
 * Uses `shared`; while that fails or times out, `local`, this instance's memory. An instance then uses only its share of
 * the last known remainder, so that all instances together stay within the limit.
 */
export function fallbackStore(
  shared: ServerStore,
  local: ServerStore,
  { now, onFailure, timeoutMs }: FallbackOptions,
): ServerStore {
  let pausedUntil = 0;

  async function withFallback<T>(useShared: () => Promise<T>, useLocal: () => Promise<T>): Promise<T> {
    if (now() < pausedUntil) return useLocal();
    let timer: NodeJS.Timeout | undefined;
    try {
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('The shared store did not respond in time.')), timeoutMs);
      });
      return await Promise.race([useShared(), late]);
    } catch (error) {
      pausedUntil = now() + PAUSE_MS;
      onFailure(error);
      return useLocal();
    } finally {
      clearTimeout(timer);
    }
  }
  const inEither = <T>(use: (store: ServerStore) => Promise<T>): Promise<T> =>
    withFallback(
      () => use(shared),
      () => use(local),
    );

  return {
    count: (place, max) =>
      withFallback(
        async () => {
          const counted = await shared.count(place, max);
          await local.write(lastSeenPlace(place), String(counted.count));
          return counted;
        },
        async () => {
          const count = Number((await local.read(lastSeenPlace(place))) ?? 0);
          const { added } = await local.count(place, Math.floor((max - count) / MAX_INSTANCES));
          return { added, count };
        },
      ),
    uncount: (place) => inEither((store) => store.uncount(place)),
    storeFirst: (place, value) =>
      withFallback(
        () => shared.storeFirst(place, value),
        async () => ({ ...(await local.storeFirst(place, value)), isShared: false }),
      ),
    read: (place) => inEither((store) => store.read(place)),
    write: (place, value) => inEither((store) => store.write(place, value)),
    dropBefore: async (hour) => {
      await local.dropBefore(hour);
      await withFallback(
        () => shared.dropBefore(hour),
        async () => undefined,
      );
    },
  };
}
