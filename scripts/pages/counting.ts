/**
 * Build-time constants for src/visits/: it needs only three values of the site configuration, and pages should not carry
 * more.
 */
import { callableUrl, createBackendConfig, type LocalBackend } from '../../src/services/firebase/config.ts';
import { site } from '../../src/site.ts';

/** Where pages report visits. @param localBackend null for the live site */
export const getCountUrl = (localBackend: LocalBackend | null): string =>
  callableUrl(createBackendConfig(localBackend), 'countVisit');

/** Replaces constants with these names. @param localBackend null for the live site */
export const defineCountingConstants = (
  localBackend: LocalBackend | null,
): Readonly<Record<string, string>> => ({
  __IS_COUNTED__: JSON.stringify(site.counting.isEnabled),
  __COUNT_URL__: JSON.stringify(getCountUrl(localBackend)),
  // Part of a link's `href` property.
  __BOOKING_URL__: JSON.stringify(new URL(site.links.booking).href.replace('https://', '')),
});
