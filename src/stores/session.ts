import { atom, type ReadableAtom } from 'nanostores';
import type { Identity, IdentityFault, User } from '../services/accounts/identity.ts';
import type { Backend } from '../services/backend.ts';
import { createBackend } from '../services/firebase/index.ts';

/** The account's session. The team's shared code has one of its own, which ends with the page. */
export type Session =
  /** `ended`: why, where it was the service that ended it. */
  | { readonly at: 'nobody'; readonly ended: IdentityFault | null }
  /** Somebody signed in earlier in this browser; who it is will be known in a moment. */
  | { readonly at: 'looking' }
  /** Somebody did, and the service cannot be had now. */
  | { readonly at: 'unreachable' }
  | { readonly at: 'account'; readonly user: User };

export interface SessionStore {
  readonly $session: ReadableAtom<Session>;
  /** Follows the session for as long as the page stands; loads nothing where nobody has signed in. */
  follow(): void;
  /** The identity service, with the session followed from then on. Rejects when it cannot be had. */
  identity(): Promise<Identity>;
}

export type SessionSources = Pick<Backend, 'identity' | 'keepsAccount' | 'watchKeptAccount'>;

export function createSessionStore(backend: SessionSources): SessionStore {
  const $session = atom<Session>({ at: 'nobody', ended: null });
  let service: Promise<Identity> | undefined;
  let isFollowed = false;

  const listenTo = (identity: Identity): Identity => {
    identity.watchUser({
      onUser: (user) => {
        const session = $session.get();
        if (user) $session.set({ at: 'account', user });
        // Why it ended may have been told first.
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
    if (at === 'account' || at === 'looking' || !backend.keepsAccount()) return;
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
      backend.watchKeptAccount(look);
    },
  };
}

/** The one of the page: everything on it that asks who is signed in asks this. */
export const session: SessionStore = createSessionStore(createBackend());
