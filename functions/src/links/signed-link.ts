/** Links that prove, without an account, that we sent them. They hold an id and nothing else. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signature is for; one for something else, made with the same secret, opens nothing there. */
export type LinkPurpose = 'own-application' | 'monthly-check';

/** Shorter secrets could be found by trying: characters. */
const MIN_SECRET_LENGTH = 32;

const macOf = (secret: string, purpose: LinkPurpose, id: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}:${id}`).digest();

function checked(secret: string): string {
  const trimmed = secret.trim();
  if (trimmed.length < MIN_SECRET_LENGTH)
    throw new Error(`OWN_LINK_SECRET must have at least ${MIN_SECRET_LENGTH} characters.`);
  return trimmed;
}

/**
 * The token of a link; it belongs into the fragment of an address, which browsers send nowhere.
 * @param secret OWN_LINK_SECRET
 * @param id without a dot
 * @throws when the secret is too short to be one
 */
export const signedToken = (secret: string, purpose: LinkPurpose, id: string): string =>
  `${id}.${macOf(checked(secret), purpose, id).toString('base64url')}`;

/**
 * The id that a token is for, or null for one that we did not make.
 * @param isId what an id looks like
 * @throws when the secret is too short to be one
 */
export function idOfToken(secret: string, purpose: LinkPurpose, isId: RegExp, token: string): string | null {
  const [id = '', mac = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isId.test(id)) return null;
  const expected = macOf(checked(secret), purpose, id);
  const given = Buffer.from(mac, 'base64url');
  // Decoding overlooks characters that do not belong: what is not spelled as we spell it is not ours.
  if (given.length !== expected.length || given.toString('base64url') !== mac) return null;
  return timingSafeEqual(given, expected) ? id : null;
}
