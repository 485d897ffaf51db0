import { defineSecret } from 'firebase-functions/params';

/**
 * Signs the links to applicants' own applications. Set with `firebase functions:secrets:set OWN_LINK_SECRET`; the local
 * backend generates its own. A new secret invalidates all links sent before.
 */
export const ownLinkSecret = defineSecret('OWN_LINK_SECRET');
