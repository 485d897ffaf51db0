import { defineSecret } from 'firebase-functions/params';

/**
 * Keys the hashes of access codes. Set with `firebase functions:secrets:set ACCESS_CODE_SECRET`; the local backend draws its
 * own. A new one ends every code made before.
 */
export const accessCodeSecret = defineSecret('ACCESS_CODE_SECRET');
