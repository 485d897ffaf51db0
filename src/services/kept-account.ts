/** Whether somebody is signed in, as seen from a page that has loaded nothing of the identity service. */

/** How the keys of local storage begin under which its SDK keeps who is signed in. */
const KEPT = 'firebase:authUser:';

/** True when a visitor signed in earlier in this browser; the service may know better by now. */
export function keepsAccount(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(KEPT));
  } catch {
    // A browser that blocks storage keeps no session either.
    return false;
  }
}

/** Calls back when another page of the site has signed in or out. Returns what ends it. */
export function watchKeptAccount(onChange: () => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    // Null: everything was cleared.
    if (key === null || key.startsWith(KEPT)) onChange();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
