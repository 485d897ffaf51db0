import { IDENTITY_FAULTS, type IdentityFault } from '../../accounts/identity.ts';

const isFault = (text: string): text is IdentityFault => IDENTITY_FAULTS.some((fault) => fault === text);

/** SDK codes that share another code's message. */
const SAME_AS: ReadonlyMap<string, IdentityFault> = new Map([
  ['invalid-login-credentials', 'invalid-credential'],
  ['quota-exceeded', 'too-many-requests'],
  ['timeout', 'network-request-failed'],
  ['invalid-refresh-token', 'user-token-expired'],
  ['invalid-user-token', 'user-token-expired'],
  ['null-user', 'user-token-expired'],
]);

/** Maps an SDK error to an identity fault. */
export function identityFaultOf(error: unknown): IdentityFault {
  if (typeof error !== 'object' || error === null || !('code' in error)) return 'unknown';
  const code = String(error.code).replace(/^auth\//, '');
  return isFault(code) ? code : (SAME_AS.get(code) ?? 'unknown');
}

/** Why the session ended if its token was refused; null if a retry may succeed. */
export function endOfSession(fault: IdentityFault): IdentityFault | null {
  if (fault === 'user-disabled' || fault === 'user-token-expired') return fault;
  return fault === 'user-not-found' ? 'user-token-expired' : null;
}
