/** The signed link with which applicants open their application. It needs no account and carries no data. */
import { PUSH_ID } from '../../../src/domain/values/push-id.ts';
import { signToken, verifyToken } from './signed-link.ts';

const PURPOSE = 'own-application';

/**
 * Creates the token of an application's link, which works until the application is deleted.
 * @param secret OWN_LINK_SECRET
 * @param id push id of the application
 * @throws when the secret is too short
 */
export const createApplicationLinkToken = (secret: string, id: string): string =>
  signToken(secret, PURPOSE, id);

/**
 * Returns the id of the application that a token is for, or null if its signature is invalid.
 * @throws when the secret is too short
 */
export const verifyApplicationLinkToken = (secret: string, token: string): string | null =>
  verifyToken(secret, PURPOSE, PUSH_ID, token);
