/** The signed link by which applicants come back to their own application. It needs no account and holds no data. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { PUSH_ID } from '../../../src/domain/push-id.ts';

/** What a signature is for; one for something else, made with the same secret, opens nothing here. */
const PURPOSE = 'own-application';

/** Shorter secrets could be found by trying: characters. */
const SHORTEST_SECRET = 32;

const macOf = (secret: string, id: string): Buffer =>
  createHmac('sha256', secret).update(`${PURPOSE}:${id}`).digest();

function checked(secret: string): string {
  const trimmed = secret.trim();
  if (trimmed.length < SHORTEST_SECRET)
    throw new Error(`OWN_LINK_SECRET must have at least ${SHORTEST_SECRET} characters.`);
  return trimmed;
}

/**
 * The token of an application's own link; it belongs into the fragment of an address, which browsers send nowhere. It
 * works until the application is gone.
 * @param secret OWN_LINK_SECRET
 * @param id push id of the application
 * @throws when the secret is too short to be one
 */
export const ownLinkToken = (secret: string, id: string): string =>
  `${id}.${macOf(checked(secret), id).toString('base64url')}`;

/**
 * The id of the application that a token is for, or null for one that we did not make.
 * @throws when the secret is too short to be one
 */
export function idOfOwnLink(secret: string, token: string): string | null {
  const [id = '', mac = '', ...rest] = token.split('.');
  if (rest.length > 0 || !PUSH_ID.test(id)) return null;
  const expected = macOf(checked(secret), id);
  const given = Buffer.from(mac, 'base64url');
  // Decoding overlooks characters that do not belong: what is not spelled as we spell it is not ours.
  if (given.length !== expected.length || given.toString('base64url') !== mac) return null;
  return timingSafeEqual(given, expected) ? id : null;
}
