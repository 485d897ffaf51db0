import { getApps, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  signInWithCustomToken,
  signOut,
} from 'firebase/auth';
import type { BackendConfig } from '../config.ts';

/** Its stored user's key ends with it (stored-account.ts). */
const APP = 'access';
let cachedAuth: Auth | undefined;

/**
 * Uses an app of its own, so that the visitor's account and the team's session are unaffected. Persisted, since a
 * code may allow only one use.
 */
function getAccessAuth({ options, local }: BackendConfig): Auth {
  if (cachedAuth) return cachedAuth;
  const app = getApps().find(({ name }) => name === APP) ?? initializeApp(options, APP);
  cachedAuth = initializeAuth(app, { persistence: browserLocalPersistence });
  if (local) connectAuthEmulator(cachedAuth, local.auth, { disableWarnings: true });
  return cachedAuth;
}

/** Rejects if the identity service refuses the token or is unreachable. */
export async function openAccessSession(config: BackendConfig, token: string): Promise<void> {
  await signInWithCustomToken(getAccessAuth(config), token);
}

/** The session's token, or null without a session. Rejects if it cannot be refreshed now. */
export async function getAccessIdToken(config: BackendConfig): Promise<string | null> {
  const auth = getAccessAuth(config);
  await auth.authStateReady();
  return (await auth.currentUser?.getIdToken()) ?? null;
}

export const closeAccessSession = (config: BackendConfig): Promise<void> => signOut(getAccessAuth(config));
