import { atom, type ReadableAtom } from 'nanostores';
import type { Identity, IdentityFault } from '../../services/accounts/identity.ts';
import type { PolicyStore } from './policy-store.ts';

export type AuthMode = 'sign-in' | 'sign-up';
export type AuthSuccess = 'signed-up' | 'signed-in' | 'reset-sent';

export type AuthFault =
  | IdentityFault
  | 'email-first'
  /** Sign-in with a password that no longer meets the policy. */
  | 'outdated-password';

export type AuthState =
  | { readonly at: 'idle' }
  | { readonly at: 'loading' }
  | { readonly at: 'error'; readonly fault: AuthFault }
  | { readonly at: 'success'; readonly what: AuthSuccess };

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const NOTHING: Credentials = { email: '', password: '' };

export interface AuthStore {
  readonly $mode: ReadableAtom<AuthMode>;
  readonly $credentials: ReadableAtom<Credentials>;
  readonly $state: ReadableAtom<AuthState>;
  toggleMode(): void;
  edit(change: Partial<Credentials>): void;
  submit(): Promise<void>;
  forgotPassword(): Promise<void>;
}

export interface AuthSources {
  /** Loads the identity service. May reject without a network. */
  readonly identity: () => Promise<Identity>;
  readonly policy: Pick<PolicyStore, 'load' | 'refuses'>;
}

/** Sign-in and sign-up with e-mail and password. Keeps the input until it succeeds. */
export function createAuthStore({ identity, policy }: AuthSources): AuthStore {
  const $mode = atom<AuthMode>('sign-in');
  const $credentials = atom(NOTHING);
  const $state = atom<AuthState>({ at: 'idle' });

  /** Runs one action at a time. Treats a service that fails to load as a network failure. */
  const run = async (
    action: (service: Identity) => Promise<AuthSuccess | { readonly fault: AuthFault }>,
  ): Promise<void> => {
    if ($state.get().at === 'loading') return;
    $state.set({ at: 'loading' });
    const service = await identity().catch(() => null);
    if (!service) {
      $state.set({ at: 'error', fault: 'network-request-failed' });
      return;
    }
    const result = await action(service).catch(() => ({ fault: 'unknown' }) as const);
    if (typeof result === 'string') $state.set({ at: 'success', what: result });
    else $state.set({ at: 'error', fault: result.fault });
  };

  return {
    $mode,
    $credentials,
    $state,

    toggleMode() {
      if ($state.get().at === 'loading') return;
      $mode.set($mode.get() === 'sign-in' ? 'sign-up' : 'sign-in');
      $state.set({ at: 'idle' });
      if ($mode.get() === 'sign-up') void policy.load();
    },

    edit(change) {
      $credentials.set({ ...$credentials.get(), ...change });
      if ($state.get().at !== 'loading') $state.set({ at: 'idle' });
    },

    async submit() {
      const { email, password } = $credentials.get();
      const mode = $mode.get();
      if ($state.get().at !== 'loading' && mode === 'sign-up' && policy.refuses(password)) {
        $state.set({ at: 'error', fault: 'password-does-not-meet-requirements' });
        return;
      }
      await run(async (service) => {
        const result = await (mode === 'sign-in'
          ? service.signIn(email.trim(), password)
          : service.signUp(email.trim(), password));
        if (!result.ok) {
          const isOutdated = mode === 'sign-in' && result.fault === 'password-does-not-meet-requirements';
          return isOutdated ? { fault: 'outdated-password' } : result;
        }
        $credentials.set(NOTHING);
        // The next sign-in after a sign-out will use the new account.
        $mode.set('sign-in');
        return mode === 'sign-in' ? 'signed-in' : 'signed-up';
      });
    },

    async forgotPassword() {
      const email = $credentials.get().email.trim();
      if (email === '') {
        $state.set({ at: 'error', fault: 'email-first' });
        return;
      }
      await run(async (service) => {
        const result = await service.sendPasswordReset(email);
        return result.ok ? 'reset-sent' : result;
      });
    },
  };
}
