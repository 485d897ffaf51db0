/** The signed link that ends an account's check every month. It works as long as there is one. */
import { idOfToken, signedToken } from './signed-link.ts';

const PURPOSE = 'monthly-check';
const UID = /^[-0-9A-Z_a-z]{1,128}$/;

/**
 * @param secret OWN_LINK_SECRET
 * @throws when the secret is too short to be one
 */
export const endLinkToken = (secret: string, uid: string): string => signedToken(secret, PURPOSE, uid);

/**
 * The account that a token is for, or null for one that we did not make.
 * @throws when the secret is too short to be one
 */
export const uidOfEndLink = (secret: string, token: string): string | null =>
  idOfToken(secret, PURPOSE, UID, token);
