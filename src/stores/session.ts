import { atom } from 'nanostores';
import type { IdentityError, User } from '../services/accounts/identity.ts';
import type { Backend, Identity } from '../services/backend.ts';
import { createBackend } from '../services/firebase/index.ts';

/** The account's session. The team's shared code has a separate one, which ends with the page. */
export type Session =
  /** `endReason`: why the service ended the session; null if it did not. */
  | { readonly status: 'signed-out'; readonly endReason: IdentityError | null }
  /** Somebody signed in earlier in this browser; the user is still loading. */
  | { readonly status: 'loading' }
  /** Somebody signed in earlier, but the service is unreachable. */
  | { readonly status: 'unreachable' }
  | { readonly status: 'signed-in'; readonly user: User };

export type SessionDeps = Pick<Backend, 'loadIdentity' | 'hasStoredAccount' | 'watchStoredAccount'>;

export function createSessionStore(backend: SessionDeps) {
  const $session = atom<Session>({ status: 'signed-out', endReason: null });
  let identityPromise: Promise<Identity> | undefined;
  let isWatching = false;

  const watchIdentity = (identity: Identity): Identity => {
    identity.watchUser({
      onUser: (user) => {
        const session = $session.get();
        if (user) $session.set({ status: 'signed-in', user });
        // The reason may have been reported first.
        else if (session.status !== 'signed-out') $session.set({ status: 'signed-out', endReason: null });
      },
      onEnded: (error) => $session.set({ status: 'signed-out', endReason: error }),
    });
    return identity;
  };

  const loadIdentity = (): Promise<Identity> => {
    identityPromise ??= backend.loadIdentity().then(watchIdentity);
    identityPromise.catch(() => {
      identityPromise = undefined;
    });
    return identityPromise;
  };

  const openSession = (): void => {
    const { status } = $session.get();
    if (status === 'signed-in' || status === 'loading' || !backend.hasStoredAccount()) return;
    $session.set({ status: 'loading' });
    loadIdentity().catch(() => $session.set({ status: 'unreachable' }));
  };

  return {
    $session,
    /** Loads the identity service, then watches the session. Rejects if the service is unreachable. */
    loadIdentity,
    /** Watches the session for the life of the page. Loads nothing if nobody has signed in. */
    watch() {
      openSession();
      if (isWatching) return;
      isWatching = true;
      backend.watchStoredAccount(openSession);
    },
  };
}

/** The page's single session store. */
export const session = createSessionStore(createBackend());
