import { defineSecret } from 'firebase-functions/params';

/**
 * HMAC key for hashing access codes. Set with `firebase functions:secrets:set ACCESS_CODE_SECRET`; the local backend
 * generates its own. A new secret invalidates all existing codes.
 */
export const accessCodeSecret = defineSecret('ACCESS_CODE_SECRET');
