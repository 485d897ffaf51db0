import { MAX_INSTANCES } from '../site-options.ts';
import { PAUSE_MS, type ServerStore, type StorageKey } from './server-store.ts';

/** The key of this instance's copy of a counter's last value in the shared store. */
const getLastSeenKey = ({ expiryHour, name }: StorageKey): StorageKey => ({
  expiryHour,
  name: `seen-${name}`,
});

/**
 * Uses `shared`; while that fails or times out, `local`, this instance's memory. An instance then uses only its share of
 * the last known remainder, so that all instances together stay within the limit.
 */
export function createFallbackStore(
  shared: ServerStore,
  local: ServerStore,
  {
    now,
    onFailure,
    timeoutMs,
  }: { now: () => number; onFailure: (error: unknown) => void; timeoutMs: number },
): ServerStore {
  let pausedUntil = 0;

  async function withFallback<T>(useShared: () => Promise<T>, useLocal: () => Promise<T>): Promise<T> {
    if (now() < pausedUntil) return useLocal();
    let timer: NodeJS.Timeout | undefined;
    try {
      const timeout = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('The shared store did not respond in time.')), timeoutMs);
      });
      return await Promise.race([useShared(), timeout]);
    } catch (error) {
      pausedUntil = now() + PAUSE_MS;
      onFailure(error);
      return useLocal();
    } finally {
      clearTimeout(timer);
    }
  }
  const useEither = <T>(use: (store: ServerStore) => Promise<T>): Promise<T> =>
    withFallback(
      () => use(shared),
      () => use(local),
    );

  return {
    increment: (key, max) =>
      withFallback(
        async () => {
          const result = await shared.increment(key, max);
          await local.write(getLastSeenKey(key), String(result.count));
          return result;
        },
        async () => {
          const count = Number((await local.read(getLastSeenKey(key))) ?? 0);
          const { added } = await local.increment(key, Math.floor((max - count) / MAX_INSTANCES));
          return { added, count };
        },
      ),
    decrement: (key) => useEither((store) => store.decrement(key)),
    storeIfAbsent: (key, value) =>
      withFallback(
        () => shared.storeIfAbsent(key, value),
        async () => ({ ...(await local.storeIfAbsent(key, value)), isShared: false }),
      ),
    read: (key) => useEither((store) => store.read(key)),
    write: (key, value) => useEither((store) => store.write(key, value)),
    dropBefore: async (hour) => {
      await local.dropBefore(hour);
      await withFallback(
        () => shared.dropBefore(hour),
        async () => undefined,
      );
    },
  };
}
