import { describe, expect, it, vi } from 'vitest';
import type { AccountExport } from '../../contract/accounts/own-account.ts';
import type { IdentityResult } from '../../services/accounts/identity.ts';
import type { Backend } from '../../services/backend.ts';
import { createAccountStore } from './account-store.ts';
import { fakeIdentity } from './testing/fake-identity.ts';

const accountExport: AccountExport = { at: 1, account: {}, savedChecks: [], monthlyCheck: null };

function setUp(answer?: IdentityResult) {
  const service = vi.mockObject(fakeIdentity(answer), { spy: true });
  const policy = { load: vi.fn(async () => undefined), rejects: vi.fn(() => false) };
  const save = vi.fn();
  const backend = {
    exportAccount: vi.fn<Backend['exportAccount']>(async () => ({ ok: true, data: accountExport })),
    forgetAccount: vi.fn<Backend['forgetAccount']>(async () => ({ ok: true, data: { forgotten: true } })),
  };
  const identity = vi.fn(async () => service);
  const store = createAccountStore({ identity, policy, backend, locale: 'de', save });
  return { service, policy, save, backend, identity, store };
}

describe('an account', () => {
  it('resends the link, one request at a time', async () => {
    const { store, service } = setUp();
    const sent = store.resendVerification();
    expect(store.$state.get()).toEqual({ status: 'submitting', action: 'verify' });
    await Promise.all([sent, store.resendVerification(), store.signOut()]);
    expect(service.sendVerification).toHaveBeenCalledOnce();
    expect(service.signOut).not.toHaveBeenCalled();
    expect(store.$state.get()).toMatchObject({ status: 'done', action: 'verify' });
  });

  it('signs out', async () => {
    const { store, service } = setUp();
    await store.signOut();
    expect(service.signOut).toHaveBeenCalledOnce();
  });

  it('reports errors, and treats a service that fails to load as a network failure', async () => {
    const { store, identity } = setUp({ ok: false, error: 'too-many-requests' });
    await store.resendVerification();
    expect(store.$state.get()).toEqual({ status: 'rejected', action: 'verify', error: 'too-many-requests' });
    identity.mockRejectedValueOnce(new TypeError('import'));
    await store.resendVerification();
    expect(store.$state.get()).toEqual({
      status: 'rejected',
      action: 'verify',
      error: 'network-request-failed',
    });
  });

  it('is exported as a file', async () => {
    const { store, save, backend } = setUp();
    await store.exportAll();
    expect(backend.exportAccount).toHaveBeenCalledExactlyOnceWith({ language: 'de' });
    expect(save).toHaveBeenCalledExactlyOnceWith(accountExport);
    backend.exportAccount.mockResolvedValueOnce({ ok: false, error: { code: 'internal', message: '' } });
    await store.exportAll();
    expect(save).toHaveBeenCalledOnce();
    expect(store.$state.get()).toEqual({
      status: 'rejected',
      action: 'export',
      error: 'network-request-failed',
    });
  });
});

describe('actions that need the password', () => {
  it('changes the email address through a link sent to the new one', async () => {
    const { store, service } = setUp();
    store.open('change-email');
    store.edit({ password: 'geheim', email: ' neu@example\u200b.com ' });
    await store.submit();
    expect(service.reauthenticate).toHaveBeenCalledExactlyOnceWith('geheim');
    expect(service.changeEmail).toHaveBeenCalledExactlyOnceWith('neu@example.com');
    expect(store.$state.get()).toEqual({ status: 'done', action: 'change-email', data: 'neu@example.com' });
    expect(store.$form.get()).toBeNull();
    expect(store.$entries.get()).toEqual({ password: '', email: '', newPassword: '' });
  });

  it('changes the password to one that meets the policy', async () => {
    const { store, service, policy } = setUp();
    store.open('change-password');
    expect(policy.load).toHaveBeenCalledOnce();
    store.edit({ password: 'geheim', newPassword: 'kurz' });
    policy.rejects.mockReturnValueOnce(true);
    await store.submit();
    expect(service.reauthenticate).not.toHaveBeenCalled();
    expect(store.$state.get()).toMatchObject({ error: 'password-does-not-meet-requirements' });
    await store.submit();
    expect(service.changePassword).toHaveBeenCalledExactlyOnceWith('kurz');
  });

  it('deletes the account and its data, and signs out only then', async () => {
    const { store, service, backend, policy } = setUp();
    // The current password may predate the policy and must still be accepted here.
    policy.rejects.mockReturnValue(true);
    store.open('delete');
    store.edit({ password: 'geheim' });
    backend.forgetAccount.mockResolvedValueOnce({
      ok: false,
      error: { code: 'permission-denied', message: '' },
    });
    await store.submit();
    expect(store.$state.get()).toEqual({ status: 'rejected', action: 'delete', error: 'unknown' });
    expect(service.signOut).not.toHaveBeenCalled();
    await store.submit();
    expect(service.reauthenticate).toHaveBeenCalledTimes(2);
    expect(service.signOut).toHaveBeenCalledOnce();
  });

  it.each(['wrong-password', 'invalid-credential', 'user-mismatch'] as const)(
    'does nothing after %s, and keeps the input',
    async (error) => {
      const { store, service, backend } = setUp();
      service.reauthenticate.mockResolvedValue({ ok: false, error: error });
      for (const form of ['change-email', 'change-password', 'delete'] as const) {
        store.open(form);
        store.edit({ password: 'falsch', email: 'neu@example.com' });
        await store.submit();
        expect(store.$state.get()).toEqual({ status: 'rejected', action: form, error: 'current-password' });
        expect(store.$form.get()).toBe(form);
        expect(store.$entries.get().password).toBe('falsch');
      }
      expect(service.changeEmail).not.toHaveBeenCalled();
      expect(service.changePassword).not.toHaveBeenCalled();
      expect(backend.forgetAccount).not.toHaveBeenCalled();
    },
  );

  it('clears the input when it is closed', () => {
    const { store } = setUp();
    store.open('delete');
    store.edit({ password: 'geheim' });
    store.close();
    expect(store.$form.get()).toBeNull();
    expect(store.$entries.get().password).toBe('');
  });
});
