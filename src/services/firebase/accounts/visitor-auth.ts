import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  onIdTokenChanged,
  signOut,
  type User,
} from 'firebase/auth';
import { z } from '../../../domain/values/schema.ts';
import type { IdentityError } from '../../accounts/identity.ts';
import { hasStoredAccount } from '../../accounts/stored-account.ts';
import { getVisitorApp } from '../app.ts';
import type { BackendConfig } from '../config.ts';
import { startRenewal } from '../renewal.ts';
import { getSessionEndReason, toIdentityError } from './identity-error.ts';

type OnEnded = (identityError: IdentityError) => void;

/** As stored by the SDK: by this device's clock, which may differ from the token's. */
const STORED_USER_SCHEMA = z.object({ stsTokenManager: z.object({ expirationTime: z.number() }) });

const getTokenExpiry = (user: User): number => {
  const stored = STORED_USER_SCHEMA.safeParse(user.toJSON());
  return stored.success ? stored.data.stsTokenManager.expirationTime : 0;
};

function openVisitorAuth(config: BackendConfig) {
  const wasSignedIn = hasStoredAccount();
  const auth = initializeAuth(getVisitorApp(config), { persistence: browserLocalPersistence });
  if (config.local) connectAuthEmulator(auth, config.local.auth, { disableWarnings: true });

  const listeners = new Set<OnEnded>();
  let endReason: IdentityError | null = null;
  const endSession = (identityError: IdentityError): void => {
    endReason = identityError;
    for (const onEnded of listeners) onEnded(identityError);
  };

  const runAs = async <T>(user: User, work: (user: User) => Promise<T>): Promise<T> => {
    try {
      return await work(user);
    } catch (error) {
      const identityError = getSessionEndReason(toIdentityError(error));
      if (identityError && (!auth.currentUser || auth.currentUser === user)) {
        await signOut(auth);
        endSession(identityError);
      }
      throw error;
    }
  };

  // The SDK silently drops a session that the service does not confirm at startup.
  void auth.authStateReady().then(() => {
    if (wasSignedIn && !auth.currentUser) endSession('session-ended');
  });

  let lastUid: string | null = null;
  let stopRenewing = (): void => undefined;
  onIdTokenChanged(auth, (user) => {
    if (user) endReason = null;
    if ((user?.uid ?? null) === lastUid) return;
    lastUid = user?.uid ?? null;
    stopRenewing();
    if (!user) return;
    stopRenewing = startRenewal(
      () => getTokenExpiry(user),
      () =>
        runAs(user, () => user.getIdToken(true)).then(
          () => 'renewed',
          (error) => (getSessionEndReason(toIdentityError(error)) ? 'ended' : 'retry'),
        ),
    );
  });

  return {
    auth,
    /** Runs an action as a user. Rejects like the SDK, and ends the session if the error means that it is over. */
    runAs,
    /** The signed-in user's token, or undefined. Rejects if it cannot be refreshed. */
    async getToken() {
      await auth.authStateReady();
      return auth.currentUser ? runAs(auth.currentUser, (user) => user.getIdToken()) : undefined;
    },
    /** Calls back when the service ends the session, or has already ended it. Returns the unsubscribe function. */
    watchEnd(onEnded: OnEnded) {
      listeners.add(onEnded);
      if (endReason) onEnded(endReason);
      return () => listeners.delete(onEnded);
    },
  };
}

let cachedAuth: ReturnType<typeof openVisitorAuth> | undefined;

/**
 * The visitor's sign-in, persisted in local storage so that other pages can see it without the SDK. Every page that
 * uses this refreshes the token.
 */
export function getVisitorAuth(config: BackendConfig) {
  cachedAuth ??= openVisitorAuth(config);
  return cachedAuth;
}
