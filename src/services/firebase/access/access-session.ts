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
import { ACCESS_APP } from './access-kept.ts';

let opened: Auth | undefined;

/**
 * The sign-in of an access code, on an app of its own: a visitor's account and the team's session go on beside it. It is kept,
 * since a code may be used only once.
 */
function accessAuth({ options, local }: BackendConfig): Auth {
  if (opened) return opened;
  const app = getApps().find(({ name }) => name === ACCESS_APP) ?? initializeApp(options, ACCESS_APP);
  opened = initializeAuth(app, { persistence: browserLocalPersistence });
  if (local) connectAuthEmulator(opened, local.auth, { disableWarnings: true });
  return opened;
}

/** Rejects when the identity service refuses the token or cannot be reached. */
export async function openAccessSession(config: BackendConfig, token: string): Promise<void> {
  await signInWithCustomToken(accessAuth(config), token);
}

/** The token that the session calls with; null when there is none. Rejects when it cannot be renewed now. */
export async function accessToken(config: BackendConfig): Promise<string | null> {
  const auth = accessAuth(config);
  await auth.authStateReady();
  return (await auth.currentUser?.getIdToken()) ?? null;
}

export const closeAccessSession = (config: BackendConfig): Promise<void> => signOut(accessAuth(config));
