import { createLruMap } from '../lru-map.ts';
import type { ServerStore, StorageKey } from './server-store.ts';

const MAX_VALUES = 10_000;

/** An in-memory store for tests and database outages. */
export function createMemoryStore(): ServerStore {
  const values = createLruMap<{ readonly expiryHour: number; readonly value: string }>(MAX_VALUES);
  const getPath = ({ expiryHour, name }: StorageKey): string => `${expiryHour}/${name}`;
  const get = (key: StorageKey): string | null => values.get(getPath(key))?.value ?? null;
  const put = (key: StorageKey, value: string): void =>
    values.set(getPath(key), { expiryHour: key.expiryHour, value });
  const getCount = (key: StorageKey): number => Number(get(key) ?? 0);
  return {
    increment: async (key, max) => {
      const count = getCount(key);
      if (count >= max) return { added: false, count };
      put(key, String(count + 1));
      return { added: true, count: count + 1 };
    },
    decrement: async (key) => {
      const count = getCount(key);
      if (count > 0) put(key, String(count - 1));
    },
    storeIfAbsent: async (key, value) => {
      const stored = get(key) ?? value;
      put(key, stored);
      return { value: stored, isShared: true };
    },
    read: async (key) => get(key),
    write: async (key, value) => put(key, value),
    dropBefore: async (hour) => values.deleteWhere(({ expiryHour }) => expiryHour <= hour),
  };
}
