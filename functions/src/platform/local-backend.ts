/**
 * True only in the bundle that the local backend runs. The production bundle has `false` compiled in
 * (scripts/build-functions.ts), and everything behind it is cut out of that file.
 */
declare const __LOCAL_BACKEND__: boolean | undefined;

export const IS_LOCAL_BACKEND: boolean = typeof __LOCAL_BACKEND__ !== 'undefined' && __LOCAL_BACKEND__;

/** Pages of the local backend that may call: any on this machine. The condition stands in full, as a constant to cut by. */
export const LOCAL_PAGES: readonly RegExp[] =
  typeof __LOCAL_BACKEND__ !== 'undefined' && __LOCAL_BACKEND__
    ? [/^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/]
    : [];

/** Variables by which the local backend tells the process that reads websites where it may go. */
export const LOCAL_ENVIRONMENT: readonly string[] =
  typeof __LOCAL_BACKEND__ !== 'undefined' && __LOCAL_BACKEND__ ? ['ANBAHN_LOOPBACK_ORIGINS'] : [];
