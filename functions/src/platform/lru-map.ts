/**
 * An LRU cache in two generations: holds between half of `max` and `max` values. A single map that evicts its oldest
 * entry slows down with each eviction.
 */
export function createLruMap<Value>(max: number) {
  let newer = new Map<string, Value>();
  let older = new Map<string, Value>();
  const set = (key: string, value: Value): void => {
    if (!newer.has(key) && newer.size >= max / 2) {
      older = newer;
      newer = new Map();
    }
    newer.set(key, value);
  };
  return {
    set,
    get: (key: string): Value | undefined => {
      if (newer.has(key)) return newer.get(key);
      const value = older.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    deleteWhere: (isExpired: (value: Value) => boolean): void => {
      for (const values of [newer, older])
        for (const [key, value] of values) if (isExpired(value)) values.delete(key);
    },
  };
}
