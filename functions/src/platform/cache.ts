import { createHash } from 'node:crypto';
import { z } from '../../../src/domain/values/schema.ts';
import { HOUR_MS, type ServerStore, toHour } from './store/server-store.ts';

const ENTRY = z.object({ at: z.number(), value: z.unknown() });

export type Cache = ReturnType<typeof createCache>;

/** Caches responses by key for an hour. @param name lowercase letters and hyphens; change it if the values' shape changes */
export function createCache(store: ServerStore, name: string, now: () => number) {
  /** Entries written in this hour expire during the next. */
  const createStorageKey = (hour: number, key: string) => ({
    expiryHour: hour + 2,
    name: `${name}-${createHash('sha256').update(key).digest('hex').slice(0, 40)}`,
  });

  return {
    get: async (key: string): Promise<unknown> => {
      const hour = toHour(now());
      for (const writtenHour of [hour, hour - 1]) {
        const text = await store.read(createStorageKey(writtenHour, key));
        const entry = text === null ? null : ENTRY.safeParse(JSON.parse(text)).data;
        if (entry && now() - entry.at < HOUR_MS) return entry.value;
      }
      return null;
    },
    set: (key: string, value: unknown): Promise<void> =>
      store.write(createStorageKey(toHour(now()), key), JSON.stringify({ at: now(), value })),
  };
}
