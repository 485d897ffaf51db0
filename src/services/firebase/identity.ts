import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type UserCredential,
} from 'firebase/auth';
import type { Identity, SignedIn, User } from '../backend.ts';
import { visitorApp } from './app.ts';
import type { BackendConfig } from './config.ts';
import { identityFaultOf } from './identity-fault.ts';

let auth: Auth | undefined;

/** The visitor's sign-in, kept in local storage so that other pages see at a glance whether there is one. */
export function visitorAuth(config: BackendConfig): Auth {
  if (auth) return auth;
  auth = initializeAuth(visitorApp(config), { persistence: browserLocalPersistence });
  if (config.local) connectAuthEmulator(auth, config.local.auth, { disableWarnings: true });
  return auth;
}

const userOf = ({ uid, email }: User): User => ({ uid, email });

const signedIn = (credential: Promise<UserCredential>): Promise<SignedIn> =>
  credential.then(
    ({ user }) => ({ ok: true, user: userOf(user) }),
    (error: unknown) => ({ ok: false, fault: identityFaultOf(error) }),
  );

export function createIdentity(config: BackendConfig): Identity {
  const auth = visitorAuth(config);
  return {
    signUp: (email, password) => signedIn(createUserWithEmailAndPassword(auth, email, password)),
    signIn: (email, password) => signedIn(signInWithEmailAndPassword(auth, email, password)),
    signOut: () => signOut(auth),
    async sendPasswordReset(email) {
      try {
        await sendPasswordResetEmail(auth, email);
        return { ok: true };
      } catch (error) {
        return { ok: false, fault: identityFaultOf(error) };
      }
    },
    watchUser: (listener) => onAuthStateChanged(auth, (user) => listener(user && userOf(user))),
  };
}
