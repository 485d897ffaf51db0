import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reload,
  type PasswordPolicy as SdkPolicy,
  type User as SdkUser,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  validatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { DEFAULT_POLICY, type PasswordPolicy } from '../../../domain/accounts/password-policy.ts';
import type {
  IdentityError,
  IdentityFailure,
  IdentityResult,
  User,
  UserListener,
} from '../../accounts/identity.ts';
import type { BackendConfig } from '../config.ts';
import { toIdentityError } from './identity-error.ts';
import { getVisitorAuth } from './visitor-auth.ts';

const toUser = ({ uid, email, emailVerified }: SdkUser): User => ({ uid, email, isVerified: emailVerified });

const toResult = (work: Promise<unknown>): Promise<IdentityResult> =>
  work.then(
    () => ({ ok: true }),
    (error: unknown) => ({ ok: false, error: toIdentityError(error) }),
  );

function toPasswordPolicy({
  customStrengthOptions: options,
  allowedNonAlphanumericCharacters: symbols,
  enforcementState,
}: SdkPolicy): PasswordPolicy {
  if (enforcementState === 'OFF') return DEFAULT_POLICY;
  return {
    min: options.minPasswordLength ?? DEFAULT_POLICY.min,
    max: options.maxPasswordLength ?? null,
    lowercase: options.containsLowercaseLetter ?? false,
    uppercase: options.containsUppercaseLetter ?? false,
    digit: options.containsNumericCharacter ?? false,
    symbol: options.containsNonAlphanumericCharacter ?? false,
    symbols,
  };
}

/** Errors that would reveal whether an email address has an account. */
const ACCOUNT_REVEALING_ERRORS: readonly IdentityError[] = [
  'user-not-found',
  'user-disabled',
  'invalid-credential',
];

export type Identity = ReturnType<typeof createIdentity>;

/**
 * The visitor's accounts with email and password on Firebase. No method rejects.
 * @param language of the service's emails
 */
export function createIdentity(config: BackendConfig, language: string) {
  const { auth, runAs, watchEnd } = getVisitorAuth(config);
  auth.languageCode = language;

  const withUser = (work: (user: SdkUser) => Promise<unknown>): Promise<IdentityResult> =>
    auth.currentUser
      ? toResult(runAs(auth.currentUser, work))
      : Promise.resolve({ ok: false, error: 'session-ended' });

  return {
    async signUp(email: string, password: string) {
      const result = await toResult(createUserWithEmailAndPassword(auth, email, password));
      // The account exists whether or not the email is sent; it can be sent again.
      if (result.ok) void withUser(sendEmailVerification);
      return result;
    },
    signIn: (email: string, password: string) => toResult(signInWithEmailAndPassword(auth, email, password)),
    signOut: () => toResult(signOut(auth)),
    /** Also succeeds for unknown and disabled accounts, so that nobody can probe which email addresses have one. */
    async sendPasswordReset(email: string): Promise<IdentityResult> {
      const result = await toResult(sendPasswordResetEmail(auth, email));
      return result.ok || ACCOUNT_REVEALING_ERRORS.includes(result.error) ? { ok: true } : result;
    },
    /** The service's requirements for new passwords. */
    getPasswordPolicy: (): Promise<
      { readonly ok: true; readonly policy: PasswordPolicy } | IdentityFailure
    > =>
      // The SDK returns the policy with any validation result. It fetches it once and refuses unknown versions.
      validatePassword(auth, '').then(
        ({ passwordPolicy }) => ({ ok: true, policy: toPasswordPolicy(passwordPolicy) }),
        (error: unknown) => ({ ok: false, error: toIdentityError(error) }),
      ),
    sendVerification: () => withUser(sendEmailVerification),
    /** For actions that need a recent sign-in. */
    reauthenticate: (password: string) =>
      withUser((user) =>
        reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)),
      ),
    /** Sends a link to the new email address. The change takes effect once it is opened. */
    changeEmail: (email: string) => withUser((user) => verifyBeforeUpdateEmail(user, email)),
    changePassword: (password: string) => withUser((user) => updatePassword(user, password)),
    /** Reloads the user: the address may have been verified or changed elsewhere. */
    refresh: () => withUser(reload),
    /** Calls back with the current user and on each change. Returns the unsubscribe function. */
    watchUser({ onUser, onEnded }: UserListener) {
      const unsubscribes = [
        onIdTokenChanged(auth, (user) => onUser(user && toUser(user))),
        watchEnd(onEnded),
      ];
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe();
      };
    },
  };
}
