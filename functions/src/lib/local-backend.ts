/**
 * True only in the bundle that the local backend runs. The production bundle has `false` compiled in
 * (scripts/build-functions.ts), and everything behind it is cut out of that file.
 */
declare const __LOCAL_BACKEND__: boolean | undefined;

export const IS_LOCAL_BACKEND: boolean = typeof __LOCAL_BACKEND__ !== 'undefined' && __LOCAL_BACKEND__;
