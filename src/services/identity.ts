/** A person who is signed in. */
export interface User {
  readonly uid: string;
  readonly email: string | null;
  /** Whether the address was shown to be theirs. */
  readonly isVerified: boolean;
}

/** Codes of the identity service that a page has words for; anything else is `unknown`. */
export const IDENTITY_FAULTS = [
  'invalid-email',
  'wrong-password',
  'missing-password',
  'invalid-credential',
  'email-already-in-use',
  'user-not-found',
  'too-many-requests',
  'weak-password',
  'user-disabled',
  'user-token-expired',
  'session-ended',
  'network-request-failed',
  'operation-not-allowed',
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
  sendPasswordReset(email: string): Promise<Done>;
  /** Sends the link that verifies the address of whoever is signed in. */
  sendVerification(): Promise<Done>;
  /** Calls back with the user now and at each change, until the returned function is called. */
  watchUser(listener: UserListener): () => void;
}
