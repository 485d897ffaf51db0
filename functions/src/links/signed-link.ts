/** Signed links, which prove without an account that we sent them, and carry only an id. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Purpose of a signature. A signature for another purpose is invalid, even with the same secret. */
export type LinkPurpose = 'own-application' | 'monthly-check';

/** In characters. A shorter secret could be brute-forced. */
const MIN_SECRET_LENGTH = 32;

const computeMac = (secret: string, purpose: LinkPurpose, id: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}:${id}`).digest();

function requireLongSecret(secret: string): string {
  const trimmed = secret.trim();
  if (trimmed.length < MIN_SECRET_LENGTH)
    throw new Error(`OWN_LINK_SECRET must have at least ${MIN_SECRET_LENGTH} characters.`);
  return trimmed;
}

/**
 * Creates a link's token. Put it in the URL's fragment, which browsers never send.
 * @param secret OWN_LINK_SECRET
 * @param id without a dot
 * @throws when the secret is too short
 */
export const signToken = (secret: string, purpose: LinkPurpose, id: string): string =>
  `${id}.${computeMac(requireLongSecret(secret), purpose, id).toString('base64url')}`;

/**
 * Returns the id that a token is for, or null if its signature is invalid.
 * @param idPattern matches valid ids
 * @throws when the secret is too short
 */
export function verifyToken(
  secret: string,
  purpose: LinkPurpose,
  idPattern: RegExp,
  token: string,
): string | null {
  const [id = '', mac = '', ...rest] = token.split('.');
  if (rest.length > 0 || !idPattern.test(id)) return null;
  const expected = computeMac(requireLongSecret(secret), purpose, id);
  const received = Buffer.from(mac, 'base64url');
  // Base64 decoding ignores invalid characters, so compare with our own encoding.
  if (received.length !== expected.length || received.toString('base64url') !== mac) return null;
  return timingSafeEqual(received, expected) ? id : null;
}
