import { atom, type ReadableAtom } from 'nanostores';
import type { Identity, IdentityError, User } from '../services/accounts/identity.ts';
import type { Backend } from '../services/backend.ts';
import { createBackend } from '../services/firebase/index.ts';

/** The account's session. The team's shared code has a separate one, which ends with the page. */
export type Session =
  /** `ended`: the reason, if the service ended the session. */
  | { readonly status: 'nobody'; readonly ended: IdentityError | null }
  /** Somebody signed in earlier in this browser; the user is still loading. */
  | { readonly status: 'looking' }
  /** Somebody signed in earlier, but the service is unreachable. */
  | { readonly status: 'unreachable' }
  | { readonly status: 'account'; readonly user: User };

export interface SessionStore {
  readonly $session: ReadableAtom<Session>;
  /** Follows the session for the life of the page. Loads nothing if nobody has signed in. */
  follow(): void;
  /** Loads the identity service and follows the session from then on. Rejects if it is unreachable. */
  identity(): Promise<Identity>;
}

export type SessionDeps = Pick<Backend, 'identity' | 'hasStoredAccount' | 'watchStoredAccount'>;

export function createSessionStore(backend: SessionDeps): SessionStore {
  const $session = atom<Session>({ status: 'nobody', ended: null });
  let identityPromise: Promise<Identity> | undefined;
  let isFollowing = false;

  const watchIdentity = (identity: Identity): Identity => {
    identity.watchUser({
      onUser: (user) => {
        const session = $session.get();
        if (user) $session.set({ status: 'account', user });
        // The reason may have been reported first.
        else if (session.status !== 'nobody') $session.set({ status: 'nobody', ended: null });
      },
      onEnded: (error) => $session.set({ status: 'nobody', ended: error }),
    });
    return identity;
  };

  const identity = (): Promise<Identity> => {
    identityPromise ??= backend.identity().then(watchIdentity);
    identityPromise.catch(() => {
      identityPromise = undefined;
    });
    return identityPromise;
  };

  const openSession = (): void => {
    const { status } = $session.get();
    if (status === 'account' || status === 'looking' || !backend.hasStoredAccount()) return;
    $session.set({ status: 'looking' });
    identity().catch(() => $session.set({ status: 'unreachable' }));
  };

  return {
    $session,
    identity,
    follow() {
      openSession();
      if (isFollowing) return;
      isFollowing = true;
      backend.watchStoredAccount(openSession);
    },
  };
}

/** The page's single session store. */
export const session: SessionStore = createSessionStore(createBackend());
