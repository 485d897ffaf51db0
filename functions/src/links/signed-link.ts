/**
 * The signed links in our emails, which prove without an account that we sent them, and carry only an id: to an
 * application, to stop a monthly check, and to confirm or end a newsletter.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { defineSecret } from 'firebase-functions/params';
import { PUSH_ID } from '../../../src/domain/values/push-id.ts';

/**
 * Signs the links. Set with `firebase functions:secrets:set OWN_LINK_SECRET`; the local backend generates its own. A new
 * secret invalidates all links sent before.
 */
export const linkSigningSecret = defineSecret('OWN_LINK_SECRET');

/** In characters. A shorter secret could be brute-forced. */
const MIN_SECRET_LENGTH = 32;

function requireLongSecret(secret: string): string {
  const trimmed = secret.trim();
  if (trimmed.length < MIN_SECRET_LENGTH)
    throw new Error(`OWN_LINK_SECRET must have at least ${MIN_SECRET_LENGTH} characters.`);
  return trimmed;
}

/**
 * A kind of link. Both functions take OWN_LINK_SECRET and throw if it is too short.
 * @param purpose a signature for another purpose is invalid, even with the same secret
 * @param idPattern matches valid ids, which have no dot
 */
function defineLink(purpose: string, idPattern: RegExp) {
  const computeMac = (secret: string, id: string): Buffer =>
    createHmac('sha256', requireLongSecret(secret)).update(`${purpose}:${id}`).digest();
  return {
    /** Creates a link's token. Put it in the URL's fragment, which browsers never send. */
    sign: (secret: string, id: string): string => `${id}.${computeMac(secret, id).toString('base64url')}`,
    /** Returns the id that a token is for, or null if its signature is invalid. */
    verify(secret: string, token: string): string | null {
      const [id = '', mac = '', ...rest] = token.split('.');
      if (rest.length > 0 || !idPattern.test(id)) return null;
      const expected = computeMac(secret, id);
      const received = Buffer.from(mac, 'base64url');
      // Base64 decoding ignores invalid characters, so compare with our own encoding.
      if (received.length !== expected.length || received.toString('base64url') !== mac) return null;
      return timingSafeEqual(received, expected) ? id : null;
    },
  };
}

/** With which applicants open their application, until it is deleted. */
export const applicationLink = defineLink('own-application', PUSH_ID);

/** Stops an account's monthly check, as long as it exists. */
export const unsubscribeLink = defineLink('monthly-check', /^[-0-9A-Z_a-z]{1,128}$/);

/** Confirms or ends a newsletter subscription, as long as it exists. */
export const newsletterLink = defineLink('newsletter', /^newsletter-[-\w]{20}$/);
