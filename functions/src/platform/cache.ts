import { createHash } from 'node:crypto';
import { HOUR_MS, type ServerStore, toHour } from './store/server-store.ts';

/** Caches responses by key for an hour. */
export interface Cache {
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, value: unknown) => Promise<void>;
}

interface Entry {
  readonly at: number;
  readonly value: unknown;
}

const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'object' &&
  entry !== null &&
  'at' in entry &&
  typeof entry.at === 'number' &&
  'value' in entry;

/** @param name lowercase letters and hyphens; change it if the values' shape changes */
export function createCache(store: ServerStore, name: string, now: () => number): Cache {
  const hashKey = (key: string): string =>
    `${name}-${createHash('sha256').update(key).digest('hex').slice(0, 40)}`;
  /** Entries written in this hour expire during the next. */
  const createStorageKey = (hour: number, key: string) => ({ expiryHour: hour + 2, name: hashKey(key) });

  return {
    get: async (key) => {
      const hour = toHour(now());
      for (const writtenHour of [hour, hour - 1]) {
        const text = await store.read(createStorageKey(writtenHour, key));
        const entry: unknown = text === null ? null : JSON.parse(text);
        if (isEntry(entry) && now() - entry.at < HOUR_MS) return entry.value;
      }
      return null;
    },
    set: (key, value) =>
      store.write(createStorageKey(toHour(now()), key), JSON.stringify({ at: now(), value })),
  };
}
