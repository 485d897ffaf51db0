/**
 * Identifies clients. Tokens are unsigned JSON Web Tokens from the Auth emulator and cannot be verified, so this
 * server listens on loopback only.
 * Source: @firebase/util `createMockUserToken`, `isValidFormat`; @firebase/database `EmulatorTokenProvider.OWNER`;
 * Firebase docs "Firebase Database Security Rules API", variable `auth`.
 */
import { isJsonObject } from '../tree/value.ts';

type Claims = Readonly<Record<string, unknown>>;

export interface Identity {
  readonly isAdmin: boolean;
  /** The rules' variable. */
  readonly auth: Claims | null;
  /** Expiry; Infinity for never. */
  readonly expires: number;
}

export const ANONYMOUS: Identity = { isAdmin: false, auth: null, expires: Number.POSITIVE_INFINITY };
export const ADMIN: Identity = { ...ANONYMOUS, isAdmin: true };

/** An invalid token. `status` is the protocol's code for the reason. */
export class TokenError extends Error {
  override name = 'TokenError';
  readonly status: 'invalid_token' | 'expired_token';

  constructor(status: 'invalid_token' | 'expired_token', message: string) {
    super(message);
    this.status = status;
  }
}

/** The token that firebase-admin and `withSecurityRulesDisabled` send to an emulator. */
const OWNER = 'owner';

function decodePart(part: string | undefined): Claims | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(part ?? '', 'base64url').toString());
    return isJsonObject(json) ? json : null;
  } catch {
    return null;
  }
}

/**
 * Parses a credential.
 * @throws TokenError
 */
export function identify(credential: string, now: number): Identity {
  if (credential === OWNER) return ADMIN;
  const [header, claims, signature, ...more] = credential.split('.');
  const [alg, token] = [decodePart(header)?.alg, decodePart(claims)];
  if (alg === undefined || !token || signature === undefined || more.length > 0)
    throw new TokenError('invalid_token', 'Could not parse auth token.');
  if (alg !== 'none' || signature !== '')
    throw new TokenError('invalid_token', 'Only unsigned tokens of the Auth emulator are accepted here.');
  const uid = token.user_id ?? token.sub;
  if (typeof uid !== 'string' || uid === '')
    throw new TokenError('invalid_token', 'The token has no user id.');
  // The SDK's mock user tokens are issued in 1970 and never expire.
  const expires = token.iat === 0 ? Number.POSITIVE_INFINITY : Number(token.exp) * 1000;
  if (Number.isNaN(expires)) throw new TokenError('invalid_token', 'The token has no expiry.');
  if (expires <= now) throw new TokenError('expired_token', 'Auth token is expired.');
  const { firebase } = token;
  const provider = (isJsonObject(firebase) ? firebase.sign_in_provider : null) ?? 'custom';
  return { isAdmin: false, auth: { uid, provider, token }, expires };
}

/** An admin client acting as a user (`databaseAuthVariableOverride`); null for an unauthenticated one. */
export function impersonate(auth: Claims | null): Identity {
  return { ...ANONYMOUS, auth };
}

const partOf = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString('base64url');

/**
 * An unsigned token like the Auth emulator's, for `auth=`, `Authorization: Bearer`, and SDKs.
 * @param claims at least `sub`, and `exp` in seconds since 1970; `iat: 0` never expires
 * @example unsignedToken({ sub: 'anna', team: true, iat: 0 })
 */
export const unsignedToken = (claims: Claims): string =>
  `${partOf({ alg: 'none', typ: 'JWT' })}.${partOf(claims)}.`;
