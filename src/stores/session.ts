import { atom, type ReadableAtom } from 'nanostores';
import type { Identity, IdentityFault, User } from '../services/accounts/identity.ts';
import type { Backend } from '../services/backend.ts';
import { createBackend } from '../services/firebase/index.ts';

/** The account's session. The team's shared code has a separate one, which ends with the page. */
export type Session =
  /** `ended`: why, if the service ended it. */
  | { readonly at: 'nobody'; readonly ended: IdentityFault | null }
  /** Somebody signed in earlier in this browser; the user is still loading. */
  | { readonly at: 'looking' }
  /** Somebody signed in earlier, but the service is unreachable. */
  | { readonly at: 'unreachable' }
  | { readonly at: 'account'; readonly user: User };

export interface SessionStore {
  readonly $session: ReadableAtom<Session>;
  /** Follows the session for the life of the page. Loads nothing if nobody has signed in. */
  follow(): void;
  /** Loads the identity service and follows the session from then on. Rejects if it is unreachable. */
  identity(): Promise<Identity>;
}

export type SessionSources = Pick<Backend, 'identity' | 'hasStoredAccount' | 'watchStoredAccount'>;

export function createSessionStore(backend: SessionSources): SessionStore {
  const $session = atom<Session>({ at: 'nobody', ended: null });
  let service: Promise<Identity> | undefined;
  let isFollowed = false;

  const listenTo = (identity: Identity): Identity => {
    identity.watchUser({
      onUser: (user) => {
        const session = $session.get();
        if (user) $session.set({ at: 'account', user });
        // The reason may have been reported first.
        else if (session.at !== 'nobody') $session.set({ at: 'nobody', ended: null });
      },
      onEnded: (fault) => $session.set({ at: 'nobody', ended: fault }),
    });
    return identity;
  };

  const identity = (): Promise<Identity> => {
    service ??= backend.identity().then(listenTo);
    service.catch(() => {
      service = undefined;
    });
    return service;
  };

  const look = (): void => {
    const { at } = $session.get();
    if (at === 'account' || at === 'looking' || !backend.hasStoredAccount()) return;
    $session.set({ at: 'looking' });
    identity().catch(() => $session.set({ at: 'unreachable' }));
  };

  return {
    $session,
    identity,
    follow() {
      look();
      if (isFollowed) return;
      isFollowed = true;
      backend.watchStoredAccount(look);
    },
  };
}

/** The page's single session store. */
export const session: SessionStore = createSessionStore(createBackend());
