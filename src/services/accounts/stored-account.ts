/** Whether somebody is signed in, without loading the identity SDK. */

/**
 * The keys of local storage where the SDK keeps the visitor app's user (firebase/app.ts). Other apps, such as the
 * access session's, have keys of their own.
 */
const STORED_USER = /^firebase:authUser:.*:visitor$/;

/** True if a visitor signed in earlier in this browser. The session may have ended since. */
export function hasStoredAccount(): boolean {
  try {
    return Object.keys(localStorage).some((key) => STORED_USER.test(key));
  } catch {
    // Storage is blocked, so no session is stored either.
    return false;
  }
}

/** Calls back when another tab signs in or out. Returns the unsubscribe function. */
export function watchStoredAccount(onChange: () => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    // Null: the whole storage was cleared.
    if (key === null || STORED_USER.test(key)) onChange();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
