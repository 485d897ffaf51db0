import { atom } from 'nanostores';
import type { AccountExport } from '../../contract/accounts/own-account.ts';
import type { Outcome } from '../../contract/callable.ts';
import type { Locale } from '../../domain/site/locale.ts';
import { cleanLine } from '../../domain/values/text.ts';
import type { IdentityError, IdentityResult } from '../../services/accounts/identity.ts';
import type { Backend, Identity } from '../../services/backend.ts';
import { FAILURES } from '../../stores/call-failures.ts';
import { createSubmission } from '../../stores/submission.ts';
import type { PolicyStore } from './policy-store.ts';

/** Actions that need the password, each in its own form. */
export type AccountForm = 'change-email' | 'change-password' | 'delete';
export type AccountAction = AccountForm | 'verify' | 'export' | 'sign-out';

export type AccountError =
  | IdentityError
  /** The current password, for reauthentication. */
  | 'current-password';

type AccountResult = IdentityResult | { readonly ok: false; readonly error: AccountError };

export interface AccountEntries {
  /** The current one. */
  readonly password: string;
  readonly email: string;
  readonly newPassword: string;
}

const EMPTY_ENTRIES: AccountEntries = { password: '', email: '', newPassword: '' };

export type AccountStore = ReturnType<typeof createAccountStore>;

export interface AccountDeps {
  /** Loads the identity service. May reject without a network. */
  readonly identity: () => Promise<Identity>;
  readonly policy: Pick<PolicyStore, 'load' | 'rejects'>;
  readonly backend: Pick<Backend, 'exportAccount' | 'forgetAccount'>;
  readonly locale: Locale;
  readonly save: (accountExport: AccountExport) => void;
}

/** The service's different codes for a wrong password. */
const WRONG_PASSWORD_ERRORS: readonly IdentityError[] = [
  'wrong-password',
  'invalid-credential',
  'user-mismatch',
];

/** Maps a callable's outcome to an identity result. A network failure has its own code. */
function toIdentityResult(outcome: Outcome<unknown>): IdentityResult {
  if (outcome.ok) return outcome;
  const { text } = FAILURES[outcome.error.code];
  return { ok: false, error: text === 'unreachable' ? 'network-request-failed' : 'unknown' };
}

/** The signed-in user's actions on their account. */
export function createAccountStore({ identity, policy, backend, locale, save }: AccountDeps) {
  // Done with the email address that a link was sent to.
  const submission = createSubmission<AccountAction, AccountError, string>('unknown');
  const $form = atom<AccountForm | null>(null);
  const $entries = atom(EMPTY_ENTRIES);

  const leave = (): void => {
    $entries.set(EMPTY_ENTRIES);
    $form.set(null);
  };

  const run = (
    action: AccountAction,
    work: (service: Identity) => Promise<AccountResult>,
  ): Promise<boolean> =>
    submission.submit(action, async () => {
      const { email } = $entries.get();
      const service = await identity().catch(() => null);
      const result = service
        ? await work(service)
        : ({ ok: false, error: 'network-request-failed' } as const);
      return result.ok ? { ok: true, data: email } : { ok: false, error: result.error };
    });

  /** For actions that need a recent sign-in: always reauthenticate with the password. */
  const withReauthentication =
    (work: (service: Identity) => Promise<IdentityResult>) =>
    async (service: Identity): Promise<AccountResult> => {
      const confirmation = await service.reauthenticate($entries.get().password);
      if (!confirmation.ok)
        return WRONG_PASSWORD_ERRORS.includes(confirmation.error)
          ? { ok: false, error: 'current-password' }
          : confirmation;
      return work(service);
    };

  const ACTION_BY_FORM: Readonly<Record<AccountForm, (service: Identity) => Promise<IdentityResult>>> = {
    'change-email': (service) => service.changeEmail($entries.get().email),
    'change-password': (service) => service.changePassword($entries.get().newPassword),
    async delete(service) {
      const deletion = toIdentityResult(await backend.forgetAccount({ language: locale }));
      return deletion.ok ? service.signOut() : deletion;
    },
  };

  return {
    $state: submission.$state,
    $form,
    $entries,

    open(form: AccountForm) {
      if (!submission.clear()) return;
      $entries.set(EMPTY_ENTRIES);
      $form.set(form);
      if (form === 'change-password') void policy.load();
    },

    close() {
      if (submission.clear()) leave();
    },

    /** Clears the input, since the user has signed out. */
    leave,

    edit(change: Partial<AccountEntries>) {
      const entries = { ...$entries.get(), ...change };
      // The browser refuses invisible characters in an address.
      $entries.set({ ...entries, email: cleanLine(entries.email).trim() });
      submission.clear();
    },

    /** Runs the open form's action. Keeps the input until it succeeds. */
    async submit() {
      const form = $form.get();
      if (!form) return;
      if (form === 'change-password' && policy.rejects($entries.get().newPassword)) {
        submission.reject(form, 'password-does-not-meet-requirements');
        return;
      }
      if (await run(form, withReauthentication(ACTION_BY_FORM[form]))) leave();
    },

    /** Resends the link that verifies the email address. */
    async resendVerification() {
      await run('verify', (service) => service.sendVerification());
    },

    /** Downloads all the account's data. */
    async exportAll() {
      await run('export', async () => {
        const outcome = await backend.exportAccount({ language: locale });
        if (outcome.ok) save(outcome.data);
        return toIdentityResult(outcome);
      });
    },

    /** Signs out here and in all other tabs. */
    async signOut() {
      await run('sign-out', (service) => service.signOut());
    },
  };
}
