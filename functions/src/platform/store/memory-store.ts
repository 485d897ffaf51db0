import { createRecent } from '../recent.ts';
import type { Place, ServerStore } from './server-store.ts';

const MAX_VALUES = 10_000;

/** An in-memory store for tests and database outages. */
export function memoryStore(): ServerStore {
  const values = createRecent<{ readonly until: number; readonly value: string }>(MAX_VALUES);
  const keyOf = ({ until, name }: Place): string => `${until}/${name}`;
  const get = (place: Place): string | null => values.get(keyOf(place))?.value ?? null;
  const put = (place: Place, value: string): void => values.set(keyOf(place), { until: place.until, value });
  const countAt = (place: Place): number => Number(get(place) ?? 0);
  return {
    count: async (place, max) => {
      const count = countAt(place);
      if (count >= max) return { added: false, count };
      put(place, String(count + 1));
      return { added: true, count: count + 1 };
    },
    uncount: async (place) => {
      const count = countAt(place);
      if (count > 0) put(place, String(count - 1));
    },
    storeFirst: async (place, value) => {
      const stored = get(place) ?? value;
      put(place, stored);
      return { value: stored, isShared: true };
    },
    read: async (place) => get(place),
    write: async (place, value) => put(place, value),
    dropBefore: async (hour) => values.deleteWhere(({ until }) => until <= hour),
  };
}
