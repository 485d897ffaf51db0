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
import type { Identity, IdentityError, IdentityResult, User } from '../../accounts/identity.ts';
import type { BackendConfig } from '../config.ts';
import { toIdentityError } from './identity-error.ts';
import { visitorAuth } from './visitor-auth.ts';

const userOf = ({ uid, email, emailVerified }: SdkUser): User => ({ uid, email, isVerified: emailVerified });

const toResult = (work: Promise<unknown>): Promise<IdentityResult> =>
  work.then(
    () => ({ ok: true }),
    (error: unknown) => ({ ok: false, error: toIdentityError(error) }),
  );

function policyOf({
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
const ACCOUNT_REVEALING: readonly IdentityError[] = ['user-not-found', 'user-disabled', 'invalid-credential'];

/**
 * The visitor's accounts on Firebase.
 * @param language of the service's emails
 */
export function createIdentity(config: BackendConfig, language: string): Identity {
  const { auth, runAs, watchEnd } = visitorAuth(config);
  auth.languageCode = language;

  const withUser = (work: (user: SdkUser) => Promise<unknown>): Promise<IdentityResult> =>
    auth.currentUser
      ? toResult(runAs(auth.currentUser, work))
      : Promise.resolve({ ok: false, error: 'session-ended' });

  return {
    async signUp(email, password) {
      const done = await toResult(createUserWithEmailAndPassword(auth, email, password));
      // The account exists whether or not the email is sent; it can be sent again.
      if (done.ok) void withUser(sendEmailVerification);
      return done;
    },
    signIn: (email, password) => toResult(signInWithEmailAndPassword(auth, email, password)),
    signOut: () => toResult(signOut(auth)),
    async sendPasswordReset(email) {
      const done = await toResult(sendPasswordResetEmail(auth, email));
      return done.ok || ACCOUNT_REVEALING.includes(done.error) ? { ok: true } : done;
    },
    passwordPolicy: () =>
      // The SDK returns the policy with any validation result. It fetches it once and refuses unknown versions.
      validatePassword(auth, '').then(
        ({ passwordPolicy }) => ({ ok: true, policy: policyOf(passwordPolicy) }),
        (error: unknown) => ({ ok: false, error: toIdentityError(error) }),
      ),
    sendVerification: () => withUser(sendEmailVerification),
    confirm: (password) =>
      withUser((user) =>
        reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)),
      ),
    changeEmail: (email) => withUser((user) => verifyBeforeUpdateEmail(user, email)),
    changePassword: (password) => withUser((user) => updatePassword(user, password)),
    refresh: () => withUser(reload),
    watchUser({ onUser, onEnded }) {
      const stops = [onIdTokenChanged(auth, (user) => onUser(user && userOf(user))), watchEnd(onEnded)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
