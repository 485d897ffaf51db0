/** Whether somebody is signed in, without loading the identity SDK. */

/** The keys of local storage where the SDK keeps users: of the visitor's app, and of the access session's. */
const VISITOR = /^firebase:authUser:.*:visitor$/;
const ACCESS = /^firebase:authUser:.*:access$/;

function hasKey(pattern: RegExp): boolean {
  try {
    return Object.keys(localStorage).some((key) => pattern.test(key));
  } catch {
    // Storage is blocked, so no session is stored either.
    return false;
  }
}

/** True if a visitor signed in earlier in this browser. The session may have ended since. */
export const hasStoredAccount = (): boolean => hasKey(VISITOR);

/** True if an access code was accepted earlier in this browser. */
export const hasStoredAccess = (): boolean => hasKey(ACCESS);

/** Calls back when another tab signs in or out. Returns the unsubscribe function. */
export function watchStoredAccount(onChange: () => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    // Null: the whole storage was cleared.
    if (key === null || VISITOR.test(key)) onChange();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
