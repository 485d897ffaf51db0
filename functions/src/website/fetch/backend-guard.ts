import type { Guard } from './guard.ts';
import { createLoopbackGuard, exemptLoopbackOrigins } from './loopback-origins.ts';
import type { IsExempt } from './website-url.ts';

declare const __LOCAL_BACKEND__: boolean | undefined;

/**
 * The guard of this backend: in production the public guard; locally, one that may also fetch configured loopback origins.
 * The condition is spelled out, so that the bundler sees a constant and removes the other branch.
 */
export const backendGuard = (publicGuard: Guard): Guard =>
  typeof __LOCAL_BACKEND__ !== 'undefined' && __LOCAL_BACKEND__
    ? createLoopbackGuard(publicGuard, process.env.ANBAHN_LOOPBACK_ORIGINS)
    : publicGuard;

/** Exempt origins, for callers that fetch nothing. */
export const backendExemptions = (): IsExempt =>
  typeof __LOCAL_BACKEND__ !== 'undefined' && __LOCAL_BACKEND__
    ? exemptLoopbackOrigins(process.env.ANBAHN_LOOPBACK_ORIGINS)
    : () => false;
