import type { PasswordPolicy } from '../../domain/accounts/password-policy.ts';

/** A person who is signed in. */
export interface User {
  readonly uid: string;
  readonly email: string | null;
  /** Whether the address was shown to be theirs. */
  readonly isVerified: boolean;
}

/**
 * Codes of the identity service (the specification, section 8), each of which a page has words for; anything else is
 * `unknown`. `session-ended` is ours: a session that the service no longer knew, without saying why.
 */
export const IDENTITY_FAULTS = [
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
export type IdentityFault = (typeof IDENTITY_FAULTS)[number];

export interface Refused {
  readonly ok: false;
  readonly fault: IdentityFault;
}
export type Done = { readonly ok: true } | Refused;

export interface UserListener {
  readonly onUser: (user: User | null) => void;
  /** The service ended the session: the account was disabled, say, or its token is no longer renewed. */
  readonly onEnded: (fault: IdentityFault) => void;
}

/** Accounts with e-mail and password. Nothing here rejects. */
export interface Identity {
  signUp(email: string, password: string): Promise<Done>;
  signIn(email: string, password: string): Promise<Done>;
  signOut(): Promise<Done>;
  /** Is done as well where there is no such account, or a disabled one: nobody learns here which addresses have one. */
  sendPasswordReset(email: string): Promise<Done>;
  /** What a new password has to be like. */
  passwordPolicy(): Promise<{ readonly ok: true; readonly policy: PasswordPolicy } | Refused>;
  /** Sends the link that verifies the address of whoever is signed in. */
  sendVerification(): Promise<Done>;
  /** Proves with the password that it is still the same person, for what needs a recent sign-in. */
  confirm(password: string): Promise<Done>;
  /** Sends a link to a new address of whoever is signed in, which is theirs once they have opened it. */
  changeEmail(email: string): Promise<Done>;
  changePassword(password: string): Promise<Done>;
  /** Asks the service anew who is signed in: the address may have been verified or changed elsewhere. */
  refresh(): Promise<Done>;
  /** Calls back with the user now and at each change, until the returned function is called. */
  watchUser(listener: UserListener): () => void;
}
