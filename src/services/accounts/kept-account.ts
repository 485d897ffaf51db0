/** Whether somebody is signed in, as seen from a page that has loaded nothing of the identity service. */

/**
 * The keys of local storage under which its SDK keeps who is signed in to the visitor's app (firebase/app.ts). There may be
 * others beside it, such as the session of an access code.
 */
const KEPT = /^firebase:authUser:.*:visitor$/;

/** True when a visitor signed in earlier in this browser; the service may know better by now. */
export function keepsAccount(): boolean {
  try {
    return Object.keys(localStorage).some((key) => KEPT.test(key));
  } catch {
    // A browser that blocks storage keeps no session either.
    return false;
  }
}

/** Calls back when another page of the site has signed in or out. Returns what ends it. */
export function watchKeptAccount(onChange: () => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    // Null: everything was cleared.
    if (key === null || KEPT.test(key)) onChange();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
