/**
 * Build-time constants for src/visits/: it needs only three values of the site configuration, and pages should not carry
 * more.
 */
import { callableUrl, createBackendConfig } from '../../src/services/firebase/config.ts';
import { site } from '../../src/site.ts';

/** Replaces constants with these names. @param localBackend PUBLIC_LOCAL_BACKEND */
export const defineCountingConstants = (
  localBackend: string | undefined,
): Readonly<Record<string, string>> => ({
  __IS_COUNTED__: JSON.stringify(site.counting.isEnabled),
  __COUNT_URL__: JSON.stringify(callableUrl(createBackendConfig(localBackend), 'countVisit')),
  // Normalized like a link's `href` property.
  __BOOKING_URL__: JSON.stringify(new URL(site.links.booking).href),
});
