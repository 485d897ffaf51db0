/**
 * True only in the local backend's bundle. The production build replaces it with `false` (scripts/build-functions.ts),
 * so that the bundler removes everything behind it.
 */
declare const __LOCAL_BACKEND__: boolean | undefined;

export const IS_LOCAL_BACKEND: boolean = typeof __LOCAL_BACKEND__ !== 'undefined' && __LOCAL_BACKEND__;

/** Factor of limits per IP address. Locally, all callers share one, including the tests. */
export const CALLERS_PER_IP = IS_LOCAL_BACKEND ? 20 : 1;

/**
 * Origins allowed to call the local backend: any on this machine. The condition is inlined, so that the bundler can
 * remove it.
 */
export const LOCAL_PAGES: readonly RegExp[] =
  typeof __LOCAL_BACKEND__ !== 'undefined' && __LOCAL_BACKEND__
    ? [/^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/]
    : [];

/** Environment variables that tell the website reader which local addresses it may fetch. */
export const LOCAL_ENVIRONMENT: readonly string[] =
  typeof __LOCAL_BACKEND__ !== 'undefined' && __LOCAL_BACKEND__ ? ['ANBAHN_LOOPBACK_ORIGINS'] : [];

/** Origin of the local backend's pages, for links in emails. */
export const LOCAL_ORIGIN: string | undefined =
  typeof __LOCAL_BACKEND__ !== 'undefined' && __LOCAL_BACKEND__ ? process.env.ANBAHN_SITE_ORIGIN : undefined;
