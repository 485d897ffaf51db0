/**
 * Identifies clients. Tokens are unsigned JSON Web Tokens from the Auth emulator and cannot be verified, so this
 * server listens on loopback only.
 * Source: @firebase/util `createMockUserToken`, `isValidFormat`; @firebase/database `EmulatorTokenProvider.OWNER`;
 * Firebase docs "Firebase Database Security Rules API", variable `auth`.
 */
import { isJsonObject } from '../tree/value.ts';

/** Permissions of a connection or request. */
export type Identity =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'admin' }
  | {
      readonly kind: 'user';
      readonly auth: Readonly<Record<string, unknown>>;
      /** Expiry, ms since 1970; Infinity for never. */
      readonly expires: number;
    };

export const ANONYMOUS: Identity = { kind: 'anonymous' };
export const ADMIN: Identity = { kind: 'admin' };

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

function decodePart(part: string | undefined): Readonly<Record<string, unknown>> | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(part ?? '', 'base64url').toString());
    return isJsonObject(json) ? json : null;
  } catch {
    return null;
  }
}

/**
 * Parses a credential.
 * @param now ms since 1970
 * @throws TokenError
 */
export function identify(credential: string, now: number): Identity {
  if (credential === OWNER) return ADMIN;
  const parts = credential.split('.');
  const header = decodePart(parts[0]);
  const claims = decodePart(parts[1]);
  if (parts.length !== 3 || !header || !claims)
    throw new TokenError('invalid_token', 'Could not parse auth token.');
  if (header.alg !== 'none' || parts[2] !== '') {
    throw new TokenError('invalid_token', 'Only unsigned tokens of the Auth emulator are accepted here.');
  }
  const uid = claims.user_id ?? claims.sub;
  if (typeof uid !== 'string' || uid === '')
    throw new TokenError('invalid_token', 'The token has no user id.');
  const expires = expiryOf(claims);
  if (expires <= now) throw new TokenError('expired_token', 'Auth token is expired.');
  return { kind: 'user', auth: authVariable(uid, claims), expires };
}

/** The SDK's mock user tokens are issued in 1970 and never expire; all others expire normally. */
function expiryOf(claims: Readonly<Record<string, unknown>>): number {
  if (claims.iat === 0) return Number.POSITIVE_INFINITY;
  const exp = claims.exp;
  if (typeof exp !== 'number') throw new TokenError('invalid_token', 'The token has no expiry.');
  return exp * 1000;
}

function authVariable(
  uid: string,
  claims: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const firebase = claims.firebase;
  const provider = isJsonObject(firebase) ? firebase.sign_in_provider : null;
  return { uid, provider: provider ?? 'custom', token: claims };
}

/** An admin client acting as a user (`databaseAuthVariableOverride`); null for an unauthenticated one. */
export function impersonate(auth: Readonly<Record<string, unknown>> | null): Identity {
  return auth === null ? ANONYMOUS : { kind: 'user', auth, expires: Number.POSITIVE_INFINITY };
}
