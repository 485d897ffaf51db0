import type { Place, ServerStore } from './server-store.ts';

/** Most values kept at a time; what was not used for longest goes first. */
const MAX_VALUES = 10_000;

/** A store of this instance alone: for tests, and while the database does not answer. */
export function memoryStore(): ServerStore {
  const values = new Map<string, { readonly until: number; readonly value: string }>();
  const keyOf = ({ until, name }: Place): string => `${until}/${name}`;
  const put = (place: Place, value: string): void => {
    const key = keyOf(place);
    values.delete(key);
    values.set(key, { until: place.until, value });
    const oldest = values.size > MAX_VALUES ? values.keys().next().value : undefined;
    if (oldest !== undefined) values.delete(oldest);
  };
  const get = (place: Place): string | null => {
    const value = values.get(keyOf(place))?.value ?? null;
    if (value !== null) put(place, value);
    return value;
  };
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
    keepFirst: async (place, value) => {
      const kept = get(place) ?? value;
      put(place, kept);
      return { value: kept, isShared: true };
    },
    read: async (place) => get(place),
    write: async (place, value) => put(place, value),
    dropBefore: async (hour) => {
      for (const [key, { until }] of values) if (until <= hour) values.delete(key);
    },
  };
}
