/** Stores one value across reloads. */
export interface TabShelf<T> {
  write(value: T): void;
  read(): T | null;
  clear(): void;
}

/** Makes the browser ask before the visitor leaves the page. */
const warnBeforeUnload = (event: Event): void => event.preventDefault();

/**
 * A value in sessionStorage. While storage is blocked or full, the browser asks before the visitor leaves, which would lose it.
 * @param storage a getter, since accessing `sessionStorage` itself throws if storage is blocked
 * @param parse parses the stored value; null if it is invalid
 */
export function createTabShelf<T>(
  key: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  parse: (stored: unknown) => T | null,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = globalThis,
): TabShelf<T> {
  return {
    write: (value) => {
      page.removeEventListener('beforeunload', warnBeforeUnload);
      try {
        storage().setItem(key, JSON.stringify(value));
      } catch {
        page.addEventListener('beforeunload', warnBeforeUnload);
      }
    },
    read: () => {
      try {
        return parse(JSON.parse(storage().getItem(key) ?? 'null'));
      } catch {
        return null;
      }
    },
    clear: () => {
      page.removeEventListener('beforeunload', warnBeforeUnload);
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}
