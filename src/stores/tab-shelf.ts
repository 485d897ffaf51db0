/** Keeps one value across a reload. */
export interface TabShelf<T> {
  put(value: T): void;
  take(): T | null;
  clear(): void;
}

/**
 * A value in sessionStorage. If storage is blocked or full, nothing is kept.
 * @param storage a getter, since accessing `sessionStorage` itself throws if storage is blocked
 * @param from parses the stored value; null if it is invalid
 */
export function createTabShelf<T>(
  key: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  from: (kept: unknown) => T | null,
): TabShelf<T> {
  const attempt = <R>(action: () => R): R | null => {
    try {
      return action();
    } catch {
      return null;
    }
  };
  return {
    put: (value) => {
      attempt(() => storage().setItem(key, JSON.stringify(value)));
    },
    take: () => attempt(() => from(JSON.parse(storage().getItem(key) ?? 'null'))),
    clear: () => {
      attempt(() => storage().removeItem(key));
    },
  };
}
