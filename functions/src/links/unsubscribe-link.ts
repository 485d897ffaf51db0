/** The signed link that stops an account's monthly check. It works as long as the check exists. */
import { signToken, verifyToken } from './signed-link.ts';

const PURPOSE = 'monthly-check';
const UID_PATTERN = /^[-0-9A-Z_a-z]{1,128}$/;

/**
 * Creates the token of the link.
 * @param secret OWN_LINK_SECRET
 * @throws if the secret is too short
 */
export const createUnsubscribeToken = (secret: string, uid: string): string =>
  signToken(secret, PURPOSE, uid);

/**
 * Returns the uid of the account that a token is for, or null if its signature is invalid.
 * @throws if the secret is too short
 */
export const verifyUnsubscribeToken = (secret: string, token: string): string | null =>
  verifyToken(secret, PURPOSE, UID_PATTERN, token);
