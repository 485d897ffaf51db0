import {
  createUserWithEmailAndPassword,
  onIdTokenChanged,
  type User as SdkUser,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import type { Done, Identity, User } from '../identity.ts';
import type { BackendConfig } from './config.ts';
import { identityFaultOf } from './identity-fault.ts';
import { visitorAuth } from './visitor-auth.ts';

const userOf = ({ uid, email, emailVerified }: SdkUser): User => ({ uid, email, isVerified: emailVerified });

const outcomeOf = (work: Promise<unknown>): Promise<Done> =>
  work.then(
    () => ({ ok: true }),
    (error: unknown) => ({ ok: false, fault: identityFaultOf(error) }),
  );

/**
 * The accounts of the visitor's app.
 * @param language of the mails that the service sends
 */
export function createIdentity(config: BackendConfig, language: string): Identity {
  const { auth, watchEnd } = visitorAuth(config);
  auth.languageCode = language;

  const withUser = (work: (user: SdkUser) => Promise<unknown>): Promise<Done> =>
    auth.currentUser
      ? outcomeOf(work(auth.currentUser))
      : Promise.resolve({ ok: false, fault: 'session-ended' });

  return {
    async signUp(email, password) {
      const done = await outcomeOf(createUserWithEmailAndPassword(auth, email, password));
      // The account is there, whether or not the mail goes out now: it can be asked for again.
      if (done.ok) void withUser(sendEmailVerification);
      return done;
    },
    signIn: (email, password) => outcomeOf(signInWithEmailAndPassword(auth, email, password)),
    signOut: () => outcomeOf(signOut(auth)),
    sendPasswordReset: (email) => outcomeOf(sendPasswordResetEmail(auth, email)),
    sendVerification: () => withUser(sendEmailVerification),
    watchUser({ onUser, onEnded }) {
      const stops = [onIdTokenChanged(auth, (user) => onUser(user && userOf(user))), watchEnd(onEnded)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
