/** The Firebase app reserved for the access session. */
export const ACCESS_APP = 'access';

/** True if an access code was accepted earlier in this browser (access-session.ts). Loads no SDK. */
export function hasStoredAccessSession(): boolean {
  try {
    return Object.keys(localStorage).some(
      (key) => key.startsWith('firebase:authUser:') && key.endsWith(`:${ACCESS_APP}`),
    );
  } catch {
    // Storage is blocked, so no session is stored either.
    return false;
  }
}
