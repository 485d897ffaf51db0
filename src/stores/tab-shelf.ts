/** Keeps one value over a reload. */
export interface TabShelf<T> {
  put(value: T): void;
  take(): T | null;
  clear(): void;
}

/**
 * A shelf in the tab's own storage, which ends with the tab. Where storage is blocked or full, nothing is kept.
 * @param storage a getter, since reading `sessionStorage` itself throws where storage is blocked
 * @param from the value that was kept, out of whatever lies there; null for what is none
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
