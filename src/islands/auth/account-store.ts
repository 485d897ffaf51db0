import { atom, type ReadableAtom } from 'nanostores';
import type { AccountExport } from '../../contract/accounts/export-account.ts';
import type { Outcome } from '../../contract/callable.ts';
import type { Locale } from '../../domain/site/locale.ts';
import type { Done, Identity, IdentityFault } from '../../services/accounts/identity.ts';
import type { Backend } from '../../services/backend.ts';
import type { PolicyStore } from './policy-store.ts';

/** What asks for the password first, in a form of its own. */
export type AccountForm = 'change-email' | 'change-password' | 'delete';
export type AccountAction = AccountForm | 'verify' | 'export' | 'sign-out';

export type AccountFault =
  | IdentityFault
  /** The password that proves who it is. */
  | 'current-password';

/** One thing at a time. */
export type AccountState =
  | { readonly at: 'idle' }
  | { readonly at: 'working'; readonly on: AccountAction }
  /** `email`: where a link went. */
  | { readonly at: 'done'; readonly on: AccountAction; readonly email: string }
  | { readonly at: 'failed'; readonly on: AccountAction; readonly fault: AccountFault };

export interface AccountEntries {
  /** The present one. */
  readonly password: string;
  readonly email: string;
  readonly newPassword: string;
}

const NOTHING: AccountEntries = { password: '', email: '', newPassword: '' };
const IDLE: AccountState = { at: 'idle' };

export interface AccountStore {
  readonly $state: ReadableAtom<AccountState>;
  /** The form that is open. */
  readonly $form: ReadableAtom<AccountForm | null>;
  readonly $entries: ReadableAtom<AccountEntries>;
  open(form: AccountForm): void;
  close(): void;
  /** Forgets what was entered, since whoever entered it has gone. */
  leave(): void;
  edit(change: Partial<AccountEntries>): void;
  /** Does what the open form is there for. What was entered stays until it is done. */
  submit(): Promise<void>;
  /** Sends the link that verifies the address once more. */
  verify(): Promise<void>;
  /** Gives everything about the account to whoever saves it. */
  exportAll(): Promise<void>;
  /** Signs out here and on every other page of the site. */
  signOut(): Promise<void>;
}

export interface AccountSources {
  /** Loads the identity service; may reject without a network. */
  readonly identity: () => Promise<Identity>;
  readonly policy: Pick<PolicyStore, 'load' | 'refuses'>;
  readonly backend: Pick<Backend, 'exportAccount' | 'forgetAccount'>;
  readonly locale: Locale;
  readonly save: (everything: AccountExport) => void;
}

/** What an identity service answers to a password that is not theirs, in any of its ways. */
const WRONG: readonly IdentityFault[] = ['wrong-password', 'invalid-credential', 'user-mismatch'];

/** What a callable's answer comes to; a code of it that means no network has words of its own. */
function doneOf(outcome: Outcome<unknown>): Done {
  if (outcome.ok) return outcome;
  const isAway = ['internal', 'unavailable', 'deadline-exceeded'].includes(outcome.error.code);
  return { ok: false, fault: isAway ? 'network-request-failed' : 'unknown' };
}

/** What whoever is signed in does with the account. */
export function createAccountStore({
  identity,
  policy,
  backend,
  locale,
  save,
}: AccountSources): AccountStore {
  const $state = atom<AccountState>(IDLE);
  const $form = atom<AccountForm | null>(null);
  const $entries = atom(NOTHING);

  const leave = (): void => {
    $entries.set(NOTHING);
    $form.set(null);
  };

  const isWorking = (): boolean => $state.get().at === 'working';

  const run = async (
    on: AccountAction,
    work: (service: Identity) => Promise<Done | { readonly ok: false; readonly fault: AccountFault }>,
  ): Promise<boolean> => {
    if (isWorking()) return false;
    $state.set({ at: 'working', on });
    const { email } = $entries.get();
    const service = await identity().catch(() => null);
    const done = service ? await work(service) : ({ ok: false, fault: 'network-request-failed' } as const);
    $state.set(done.ok ? { at: 'done', on, email: email.trim() } : { at: 'failed', on, fault: done.fault });
    return done.ok;
  };

  /** What needs a recent sign-in: that is made with the password, whenever the last one was. */
  const confirmed =
    (work: (service: Identity) => Promise<Done>) =>
    async (service: Identity): Promise<Done | { readonly ok: false; readonly fault: AccountFault }> => {
      const confirmation = await service.confirm($entries.get().password);
      if (!confirmation.ok)
        return WRONG.includes(confirmation.fault) ? { ok: false, fault: 'current-password' } : confirmation;
      return work(service);
    };

  const FORMS: Readonly<Record<AccountForm, (service: Identity) => Promise<Done>>> = {
    'change-email': (service) => service.changeEmail($entries.get().email.trim()),
    'change-password': (service) => service.changePassword($entries.get().newPassword),
    async delete(service) {
      const forgotten = doneOf(await backend.forgetAccount(locale));
      return forgotten.ok ? service.signOut() : forgotten;
    },
  };

  return {
    $state,
    $form,
    $entries,

    open(form) {
      if (isWorking()) return;
      $entries.set(NOTHING);
      $state.set(IDLE);
      $form.set(form);
      if (form === 'change-password') void policy.load();
    },

    close() {
      if (isWorking()) return;
      leave();
      $state.set(IDLE);
    },

    leave,

    edit(change) {
      $entries.set({ ...$entries.get(), ...change });
      if (!isWorking()) $state.set(IDLE);
    },

    async submit() {
      const form = $form.get();
      if (!form || isWorking()) return;
      if (form === 'change-password' && policy.refuses($entries.get().newPassword)) {
        $state.set({ at: 'failed', on: form, fault: 'password-does-not-meet-requirements' });
        return;
      }
      if (await run(form, confirmed(FORMS[form]))) leave();
    },

    async verify() {
      await run('verify', (service) => service.sendVerification());
    },

    async exportAll() {
      await run('export', async () => {
        const outcome = await backend.exportAccount(locale);
        if (outcome.ok) save(outcome.data);
        return doneOf(outcome);
      });
    },

    async signOut() {
      await run('sign-out', (service) => service.signOut());
    },
  };
}
