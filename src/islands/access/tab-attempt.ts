const KEY = 'access-attempt';

/**
 * What stands for this tab when it sends a code, over a reload: an answer that was lost can then be asked for again. Where
 * storage is blocked, it lasts as long as the page.
 * @param storage a getter, since reading `sessionStorage` itself throws where storage is blocked
 * @param draw makes a new one
 */
export function tabAttempt(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  draw: () => string = () => crypto.randomUUID(),
): string {
  const drawn = draw();
  try {
    const kept = storage().getItem(KEY);
    if (kept !== null && /^[0-9a-f-]{36}$/.test(kept)) return kept;
    storage().setItem(KEY, drawn);
  } catch {
    // Blocked or full.
  }
  return drawn;
}
