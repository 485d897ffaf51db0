import {
  type Auth,
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
import { visitorApp } from '../app.ts';
import type { BackendConfig } from '../config.ts';
import { startRenewal } from '../renewal.ts';
import { sessionEndReason, toIdentityError } from './identity-error.ts';

type OnEnded = (identityError: IdentityError) => void;

export interface VisitorAuth {
  readonly auth: Auth;
  /** Runs an action as a user. Rejects like the SDK, and ends the session if the error means that it is over. */
  readonly runAs: <T>(user: User, work: (user: User) => Promise<T>) => Promise<T>;
  /** The signed-in user's token, or undefined. Rejects if it cannot be refreshed. */
  readonly getToken: () => Promise<string | undefined>;
  /** Calls back when the service ends the session, or has already ended it. Returns the unsubscribe function. */
  readonly watchEnd: (onEnded: OnEnded) => () => void;
}

/** As stored by the SDK: by this device's clock, which may differ from the token's. */
const STORED = z.object({ stsTokenManager: z.object({ expirationTime: z.number() }) });

const expiryOf = (user: User): number => {
  const stored = STORED.safeParse(user.toJSON());
  return stored.success ? stored.data.stsTokenManager.expirationTime : 0;
};

const schedule = (milliseconds: number, callback: () => void): (() => void) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

function openVisitorAuth(config: BackendConfig): VisitorAuth {
  const wasSignedIn = hasStoredAccount();
  const auth = initializeAuth(visitorApp(config), { persistence: browserLocalPersistence });
  if (config.local) connectAuthEmulator(auth, config.local.auth, { disableWarnings: true });

  const listeners = new Set<OnEnded>();
  let ended: IdentityError | null = null;
  const end = (identityError: IdentityError): void => {
    ended = identityError;
    for (const onEnded of listeners) onEnded(identityError);
  };

  const doAs: VisitorAuth['runAs'] = async (user, work) => {
    try {
      return await work(user);
    } catch (error) {
      const identityError = sessionEndReason(toIdentityError(error));
      if (identityError && (!auth.currentUser || auth.currentUser === user)) {
        await signOut(auth);
        end(identityError);
      }
      throw error;
    }
  };

  // The SDK silently drops a session that the service does not confirm at startup.
  void auth.authStateReady().then(() => {
    if (wasSignedIn && !auth.currentUser) end('session-ended');
  });

  let storedToken: string | null = null;
  let stopRenewing = (): void => undefined;
  onIdTokenChanged(auth, (user) => {
    if (user) ended = null;
    if ((user?.uid ?? null) === storedToken) return;
    storedToken = user?.uid ?? null;
    stopRenewing();
    if (!user) return;
    stopRenewing = startRenewal({
      expiresAt: () => expiryOf(user),
      now: Date.now,
      schedule,
      renew: () =>
        doAs(user, () => user.getIdToken(true)).then(
          () => 'renewed',
          (error) => (sessionEndReason(toIdentityError(error)) ? 'ended' : 'later'),
        ),
    });
  });

  return {
    auth,
    runAs: doAs,
    async getToken() {
      await auth.authStateReady();
      return auth.currentUser ? doAs(auth.currentUser, (user) => user.getIdToken()) : undefined;
    },
    watchEnd(onEnded) {
      listeners.add(onEnded);
      if (ended) onEnded(ended);
      return () => listeners.delete(onEnded);
    },
  };
}

let opened: VisitorAuth | undefined;

/**
 * The visitor's sign-in, persisted in local storage so that other pages can see it without the SDK. Every page that
 * uses this refreshes the token.
 */
export function visitorAuth(config: BackendConfig): VisitorAuth {
  opened ??= openVisitorAuth(config);
  return opened;
}
