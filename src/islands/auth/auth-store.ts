import { atom } from 'nanostores';
import { cleanLine } from '../../domain/values/text.ts';
import type { IdentityError, IdentityResult } from '../../services/accounts/identity.ts';
import type { Identity } from '../../services/backend.ts';
import { createSubmission, type Submission } from '../../stores/submission.ts';
import type { PolicyStore } from './policy-store.ts';

export type AuthMode = 'sign-in' | 'sign-up';
export type AuthAction = AuthMode | 'reset';

export type AuthError =
  | IdentityError
  | 'email-first'
  /** Sign-in with a password that no longer meets the policy. */
  | 'outdated-password';

export type AuthState = Submission<AuthAction, AuthError>;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const EMPTY_CREDENTIALS: Credentials = { email: '', password: '' };

export type AuthStore = ReturnType<typeof createAuthStore>;

export interface AuthDeps {
  /** Loads the identity service. May reject without a network. */
  readonly identity: () => Promise<Identity>;
  readonly policy: Pick<PolicyStore, 'load' | 'rejects'>;
}

/** Sign-in and sign-up with email and password. Keeps the input until it succeeds. */
export function createAuthStore({ identity, policy }: AuthDeps) {
  const $mode = atom<AuthMode>('sign-in');
  const $credentials = atom(EMPTY_CREDENTIALS);
  const submission = createSubmission<AuthAction, AuthError>('unknown');

  const fail = (error: AuthError) => ({ ok: false, error }) as const;
  /** Treats a service that fails to load as a network failure. */
  const run = (on: AuthAction, action: (service: Identity) => Promise<IdentityResult>): Promise<boolean> =>
    submission.submit(on, async () => {
      const service = await identity().catch(() => null);
      if (!service) return fail('network-request-failed');
      const result = await action(service);
      if (result.ok) return { ok: true, data: null };
      const isOutdated = on === 'sign-in' && result.error === 'password-does-not-meet-requirements';
      return fail(isOutdated ? 'outdated-password' : result.error);
    });

  return {
    $mode,
    $credentials,
    $state: submission.$state,

    toggleMode() {
      if (!submission.clear()) return;
      $mode.set($mode.get() === 'sign-in' ? 'sign-up' : 'sign-in');
      if ($mode.get() === 'sign-up') void policy.load();
    },

    edit(change: Partial<Credentials>) {
      const { email, password } = { ...$credentials.get(), ...change };
      // The browser refuses invisible characters in an address.
      $credentials.set({ email: cleanLine(email).trim(), password });
      submission.clear();
    },

    async submit() {
      const { email, password } = $credentials.get();
      const mode = $mode.get();
      if (mode === 'sign-up' && policy.rejects(password)) {
        submission.reject(mode, 'password-does-not-meet-requirements');
        return;
      }
      await run(mode, async (service) => {
        const result = await (mode === 'sign-in'
          ? service.signIn(email, password)
          : service.signUp(email, password));
        if (!result.ok) return result;
        $credentials.set(EMPTY_CREDENTIALS);
        // The next sign-in after a sign-out will use the new account.
        $mode.set('sign-in');
        return result;
      });
    },

    async forgotPassword() {
      const { email } = $credentials.get();
      if (email === '') submission.reject('reset', 'email-first');
      else await run('reset', (service) => service.sendPasswordReset(email));
    },
  };
}
