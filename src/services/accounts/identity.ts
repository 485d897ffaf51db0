/** A signed-in user. */
export interface User {
  readonly uid: string;
  readonly email: string | null;
  /** Whether the email address is verified. */
  readonly isVerified: boolean;
}

/**
 * Error codes of the identity service (the specification, section 8) that have a message of their own; anything else
 * is `unknown`. `session-ended` is ours: the service dropped the session without giving a reason.
 */
export const IDENTITY_ERRORS = [
  'invalid-email',
  'wrong-password',
  'missing-password',
  'invalid-credential',
  'email-already-in-use',
  'user-not-found',
  'too-many-requests',
  'expired-action-code',
  'invalid-action-code',
  'requires-recent-login',
  'user-token-expired',
  'user-disabled',
  'password-does-not-meet-requirements',
  'weak-password',
  'unsupported-password-policy-schema-version',
  'invalid-verification-code',
  'missing-verification-code',
  'invalid-verification-id',
  'missing-verification-id',
  'code-expired',
  'network-request-failed',
  'multi-factor-auth-required',
  'missing-recaptcha-token',
  'invalid-recaptcha-token',
  'credential-already-in-use',
  'account-exists-with-different-credential',
  'user-mismatch',
  'tenant-id-mismatch',
  'operation-not-allowed',
  'admin-restricted-operation',
  'session-ended',
  'unknown',
] as const;
export type IdentityError = (typeof IDENTITY_ERRORS)[number];

export interface IdentityFailure {
  readonly ok: false;
  readonly error: IdentityError;
}
export type IdentityResult = { readonly ok: true } | IdentityFailure;

export interface UserListener {
  readonly onUser: (user: User | null) => void;
  /** Called when the service ends the session, for example because the account was disabled or the token revoked. */
  readonly onEnded: (error: IdentityError) => void;
}
