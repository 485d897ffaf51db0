import type { Place, ServerStore } from './server-store.ts';

/** Most values kept at a time; the oldest go first. */
const MAX_VALUES = 10_000;

/** A store of this instance alone: for tests, and while the database does not answer. */
export function memoryStore(): ServerStore {
  const values = new Map<string, { readonly until: number; readonly value: string }>();
  const keyOf = ({ until, name }: Place): string => `${until}/${name}`;
  const put = (place: Place, value: string): void => {
    values.set(keyOf(place), { until: place.until, value });
    const oldest = values.size > MAX_VALUES ? values.keys().next().value : undefined;
    if (oldest !== undefined) values.delete(oldest);
  };
  return {
    count: async (place, max) => {
      const count = Number(values.get(keyOf(place))?.value ?? 0);
      if (count >= max) return false;
      put(place, String(count + 1));
      return true;
    },
    uncount: async (place) => {
      const count = Number(values.get(keyOf(place))?.value ?? 0);
      if (count > 0) put(place, String(count - 1));
    },
    keepFirst: async (place, value) => {
      const kept = values.get(keyOf(place))?.value;
      if (kept === undefined) put(place, value);
      return kept ?? value;
    },
    read: async (place) => values.get(keyOf(place))?.value ?? null,
    write: async (place, value) => put(place, value),
    dropBefore: async (hour) => {
      for (const [key, { until }] of values) if (until <= hour) values.delete(key);
    },
  };
}
