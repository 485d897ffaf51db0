import type { Guard } from './guard.ts';
import { loopbackGuard, loopbackOrigins } from './loopback-origins.ts';
import type { IsExempt } from './website-url.ts';

declare const __LOCAL_BACKEND__: boolean | undefined;

/**
 * The guard of this backend: in production the public one as it is, in the local backend one that may also fetch the
 * loopback origins it was told. The condition stands here in full, so that the bundler sees a constant and cuts the
 * other branch out.
 */
export const guardOfBackend = (publicGuard: Guard): Guard =>
  typeof __LOCAL_BACKEND__ !== 'undefined' && __LOCAL_BACKEND__
    ? loopbackGuard(publicGuard, process.env.ANBAHN_LOOPBACK_ORIGINS)
    : publicGuard;

/** Origins that need not be public, for callers that fetch nothing. */
export const exemptionsOfBackend = (): IsExempt =>
  typeof __LOCAL_BACKEND__ !== 'undefined' && __LOCAL_BACKEND__
    ? loopbackOrigins(process.env.ANBAHN_LOOPBACK_ORIGINS)
    : () => false;
