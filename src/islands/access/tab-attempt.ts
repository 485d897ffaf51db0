const KEY = 'access-attempt';

/**
 * Identifies this tab when it sends a code, across reloads, so that a request with a lost response can be retried. If
 * storage is blocked, it lasts as long as the page.
 * @param storage a getter, since accessing `sessionStorage` itself throws if storage is blocked
 * @param draw generates a new id
 */
export function tabAttempt(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  draw: () => string = () => crypto.randomUUID(),
): string {
  const drawn = draw();
  try {
    const stored = storage().getItem(KEY);
    if (stored !== null && /^[0-9a-f-]{36}$/.test(stored)) return stored;
    storage().setItem(KEY, drawn);
  } catch {
    // Storage is blocked or full.
  }
  return drawn;
}
