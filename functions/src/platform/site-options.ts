import type { CallableOptions } from 'firebase-functions/https';
import { site } from '../../../src/site.ts';
import { IS_LOCAL_BACKEND, LOCAL_PAGES } from './local-backend.ts';

const { projectId } = site.firebase;
const appCheckSiteKey: string | null = site.firebase.appCheckSiteKey;

/** Origins allowed to call: the site's own, and the default ones that Hosting assigns to every project. */
const PAGES: readonly (string | RegExp)[] = [
  site.origin,
  `https://${projectId}.web.app`,
  `https://${projectId}.firebaseapp.com`,
  ...LOCAL_PAGES,
];

/** Whether a request claims to come from a page of the site. */
export const isSitePage = (origin: unknown): boolean =>
  typeof origin === 'string' &&
  PAGES.some((page) => (typeof page === 'string' ? page === origin : page.test(origin)));

/**
 * Maximum instances per callable; new billing accounts allow no more. While the store is slow, limits are divided by
 * this number.
 */
export const MAX_INSTANCES = 10;

/** Options shared by all callables. App Check is enforced once the site configuration has a site key. */
export const SITE_OPTIONS: CallableOptions = {
  region: site.firebase.region,
  cors: [...PAGES],
  maxInstances: MAX_INSTANCES,
  enforceAppCheck: appCheckSiteKey !== null && !IS_LOCAL_BACKEND,
};
