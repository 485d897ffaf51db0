import type { PasswordPolicy } from '../../domain/accounts/password-policy.ts';

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

/** Accounts with email and password. No method rejects. */
export interface Identity {
  signUp(email: string, password: string): Promise<IdentityResult>;
  signIn(email: string, password: string): Promise<IdentityResult>;
  signOut(): Promise<IdentityResult>;
  /** Also succeeds for unknown and disabled accounts, so that nobody can probe which email addresses have one. */
  sendPasswordReset(email: string): Promise<IdentityResult>;
  /** The service's requirements for new passwords. */
  getPasswordPolicy(): Promise<{ readonly ok: true; readonly policy: PasswordPolicy } | IdentityFailure>;
  /** Sends the verification link for the signed-in user's email address. */
  sendVerification(): Promise<IdentityResult>;
  /** Reauthenticates with the password, for actions that need a recent sign-in. */
  reauthenticate(password: string): Promise<IdentityResult>;
  /** Sends a link to the new email address. The change takes effect once it is opened. */
  changeEmail(email: string): Promise<IdentityResult>;
  changePassword(password: string): Promise<IdentityResult>;
  /** Reloads the user: the address may have been verified or changed elsewhere. */
  refresh(): Promise<IdentityResult>;
  /** Calls back with the current user and on each change. Returns the unsubscribe function. */
  watchUser(listener: UserListener): () => void;
}
