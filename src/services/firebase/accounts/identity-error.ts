import { IDENTITY_ERRORS, type IdentityError } from '../../accounts/identity.ts';

const isIdentityError = (text: string): text is IdentityError =>
  IDENTITY_ERRORS.some((code) => code === text);

/** SDK codes that share another code's message. */
const ALIASES: ReadonlyMap<string, IdentityError> = new Map([
  ['invalid-login-credentials', 'invalid-credential'],
  ['quota-exceeded', 'too-many-requests'],
  ['timeout', 'network-request-failed'],
  ['invalid-refresh-token', 'user-token-expired'],
  ['invalid-user-token', 'user-token-expired'],
  ['null-user', 'user-token-expired'],
]);

/** Maps an SDK error to an identity error. */
export function toIdentityError(error: unknown): IdentityError {
  if (typeof error !== 'object' || error === null || !('code' in error)) return 'unknown';
  const code = String(error.code).replace(/^auth\//, '');
  return isIdentityError(code) ? code : (ALIASES.get(code) ?? 'unknown');
}

/** Why the session ended if its token was refused; null if a retry may succeed. */
export function getSessionEndReason(error: IdentityError): IdentityError | null {
  if (error === 'user-disabled' || error === 'user-token-expired') return error;
  return error === 'user-not-found' ? 'user-token-expired' : null;
}
