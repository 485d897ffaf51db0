import { atom, type ReadableAtom } from 'nanostores';
import type { Done, Identity, IdentityFault } from '../../services/identity.ts';

/** What can be done with an account, one thing at a time. */
export type AccountAction = 'verify' | 'sign-out';

export type AccountState =
  | { readonly at: 'idle' }
  | { readonly at: 'working'; readonly on: AccountAction }
  | { readonly at: 'done'; readonly on: AccountAction }
  | { readonly at: 'failed'; readonly on: AccountAction; readonly fault: IdentityFault };

export interface AccountStore {
  readonly $state: ReadableAtom<AccountState>;
  /** Sends the link that verifies the address once more. */
  verify(): Promise<void>;
  /** Signs out here and on every other page of the site. */
  signOut(): Promise<void>;
}

export interface AccountSources {
  /** Loads the identity service; may reject without a network. */
  readonly identity: () => Promise<Identity>;
}

/** What whoever is signed in does with the account. */
export function createAccountStore({ identity }: AccountSources): AccountStore {
  const $state = atom<AccountState>({ at: 'idle' });

  const run = async (on: AccountAction, work: (service: Identity) => Promise<Done>): Promise<void> => {
    if ($state.get().at === 'working') return;
    $state.set({ at: 'working', on });
    const done = await identity().then(work, (): Done => ({ ok: false, fault: 'network-request-failed' }));
    $state.set(done.ok ? { at: 'done', on } : { at: 'failed', on, fault: done.fault });
  };

  return {
    $state,
    verify: () => run('verify', (service) => service.sendVerification()),
    signOut: () => run('sign-out', (service) => service.signOut()),
  };
}
