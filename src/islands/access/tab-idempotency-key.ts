const KEY = 'access-attempt';

/**
 * Identifies this tab when it sends a code, across reloads, so that a request with a lost response can be retried. If
 * storage is blocked, it lasts as long as the page.
 * @param storage a getter, since accessing `sessionStorage` itself throws if storage is blocked
 * @param generate creates a new id
 */
export function tabIdempotencyKey(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  generate: () => string = () => crypto.randomUUID(),
): string {
  const generated = generate();
  try {
    const stored = storage().getItem(KEY);
    if (stored !== null && /^[0-9a-f-]{36}$/.test(stored)) return stored;
    storage().setItem(KEY, generated);
  } catch {
    // Storage is blocked or full.
  }
  return generated;
}
