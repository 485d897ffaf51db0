/** The app that an access code's session has to itself. */
export const ACCESS_APP = 'access';

/** True when an access code was accepted earlier in this browser (see access-session.ts), at a glance and without any SDK. */
export function keepsAccessSession(): boolean {
  try {
    return Object.keys(localStorage).some(
      (key) => key.startsWith('firebase:authUser:') && key.endsWith(`:${ACCESS_APP}`),
    );
  } catch {
    // A browser that blocks storage keeps no session either.
    return false;
  }
}
