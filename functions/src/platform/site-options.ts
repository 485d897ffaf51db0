import type { CallableOptions } from 'firebase-functions/https';
import { site } from '../../../src/site.ts';
import { IS_LOCAL_BACKEND, LOCAL_PAGES } from './local-backend.ts';

const { projectId } = site.firebase;
/** Null in the owner's file until the site has a key. */
const appCheckSiteKey: string | null = site.firebase.appCheckSiteKey;

/** Pages that may call: the site's own, at its own address and at the ones Hosting gives every project. */
const SITE_ORIGINS: readonly string[] = [
  site.origin,
  `https://${projectId}.web.app`,
  `https://${projectId}.firebaseapp.com`,
];

const PAGES: readonly (string | RegExp)[] = [...SITE_ORIGINS, ...LOCAL_PAGES];

/** Whether a request says that it comes from a page of the site. */
export const isSitePage = (origin: unknown): boolean =>
  typeof origin === 'string' &&
  PAGES.some((page) => (typeof page === 'string' ? page === origin : page.test(origin)));

/** Most instances of a callable: a newer billing account refuses more. While the store is slow, each has such a part of a limit. */
export const MAX_INSTANCES = 10;

/** What every callable of the site has in common. App Check is enforced once the owner's file has its site key. */
export const SITE_OPTIONS: CallableOptions = {
  region: site.firebase.region,
  cors: [...PAGES],
  maxInstances: MAX_INSTANCES,
  enforceAppCheck: appCheckSiteKey !== null && !IS_LOCAL_BACKEND,
};
