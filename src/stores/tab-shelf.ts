/** Keeps one value across a reload. */
export interface TabShelf<T> {
  put(value: T): void;
  take(): T | null;
  clear(): void;
}

/** Has the browser ask before the page is left. */
const ask = (event: Event): void => event.preventDefault();

/**
 * A value in sessionStorage. While storage is blocked or full, the browser asks before leaving would lose it.
 * @param storage a getter, since accessing `sessionStorage` itself throws if storage is blocked
 * @param from parses the stored value; null if it is invalid
 */
export function createTabShelf<T>(
  key: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  from: (stored: unknown) => T | null,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = globalThis,
): TabShelf<T> {
  return {
    put: (value) => {
      page.removeEventListener('beforeunload', ask);
      try {
        storage().setItem(key, JSON.stringify(value));
      } catch {
        page.addEventListener('beforeunload', ask);
      }
    },
    take: () => {
      try {
        return from(JSON.parse(storage().getItem(key) ?? 'null'));
      } catch {
        return null;
      }
    },
    clear: () => {
      page.removeEventListener('beforeunload', ask);
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}
