import { defineSecret } from 'firebase-functions/params';

/**
 * Signs the links by which applicants come back to their application. Set with
 * `firebase functions:secrets:set OWN_LINK_SECRET`; the local backend draws its own. A new one ends every link sent before.
 */
export const ownLinkSecret = defineSecret('OWN_LINK_SECRET');
