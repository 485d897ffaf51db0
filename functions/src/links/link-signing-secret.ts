import { defineSecret } from 'firebase-functions/params';

/**
 * Signs the links in our emails: to view an application, and to stop a monthly check. Set with
 * `firebase functions:secrets:set OWN_LINK_SECRET`; the local backend generates its own. A new secret invalidates all
 * links sent before.
 */
export const linkSigningSecret = defineSecret('OWN_LINK_SECRET');
