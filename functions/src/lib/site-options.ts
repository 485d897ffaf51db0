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

/** What every callable of the site has in common. App Check is enforced once the owner's file has its site key. */
export const SITE_OPTIONS: CallableOptions = {
  region: site.firebase.region,
  cors: [...SITE_ORIGINS, ...LOCAL_PAGES],
  enforceAppCheck: appCheckSiteKey !== null && !IS_LOCAL_BACKEND,
};
