import { describe, expect, it, vi } from 'vitest';
import type { IdentityError, IdentityResult } from '../../services/accounts/identity.ts';
import { createAuthStore } from './auth-store.ts';
import { fakeIdentity } from './testing/fake-identity.ts';

const rejected = (error: IdentityError) => ({ ok: false, error }) as const;

function setUp(answer: IdentityResult = { ok: true }) {
  const service = vi.mockObject(fakeIdentity(answer), { spy: true });
  const policy = { load: vi.fn(async () => undefined), rejects: vi.fn(() => false) };
  const store = createAuthStore({ identity: async () => service, policy });
  return { store, service, policy };
}

describe('the sign-in form', () => {
  it('signs in, then clears the input', async () => {
    const { store, service } = setUp();
    store.edit({ email: ' ada@example.com ', password: ' geheim ' });
    const submitted = store.submit();
    expect(store.$state.get()).toEqual({ status: 'submitting', action: 'sign-in' });
    await submitted;
    expect(service.signIn).toHaveBeenCalledExactlyOnceWith('ada@example.com', ' geheim ');
    expect(store.$state.get()).toMatchObject({ status: 'done', action: 'sign-in' });
    expect(store.$credentials.get()).toEqual({ email: '', password: '' });
  });

  it('removes what copying an email address leaves, which the browser would refuse, but nothing of a password', () => {
    const { store } = setUp();
    store.edit({ email: '\u202aada@example\u200b.com\u00a0\u202c' });
    store.edit({ password: ' ge\u200bheim' });
    expect(store.$credentials.get()).toEqual({ email: 'ada@example.com', password: ' ge\u200bheim' });
  });

  it('signs up in the other mode', async () => {
    const { store, service } = setUp();
    store.toggleMode();
    expect(store.$mode.get()).toBe('sign-up');
    await store.submit();
    expect(service.signUp).toHaveBeenCalledOnce();
    expect(service.signIn).not.toHaveBeenCalled();
    expect(store.$state.get()).toMatchObject({ status: 'done', action: 'sign-up' });
    expect(store.$mode.get(), 'after a later sign-out').toBe('sign-in');
  });

  it('keeps rejected input, and clears the message on the next input', async () => {
    const { store } = setUp(rejected('wrong-password'));
    store.edit({ email: 'ada@example.com', password: 'falsch' });
    await store.submit();
    expect(store.$state.get()).toMatchObject({ status: 'rejected', error: 'wrong-password' });
    expect(store.$credentials.get()).toEqual({ email: 'ada@example.com', password: 'falsch' });
    store.edit({ password: 'f' });
    expect(store.$state.get()).toEqual({ status: 'idle' });
  });

  it('sends one request at a time', async () => {
    const { store, service } = setUp();
    await Promise.all([store.submit(), store.submit(), store.forgotPassword()]);
    expect(service.signIn).toHaveBeenCalledOnce();
    expect(service.sendPasswordReset).not.toHaveBeenCalled();
  });

  it('treats a service that fails to load as a network failure, and any other error as unknown', async () => {
    const { policy } = setUp();
    const offline = createAuthStore({ identity: () => Promise.reject(new TypeError('import')), policy });
    await offline.submit();
    expect(offline.$state.get()).toMatchObject({ status: 'rejected', error: 'network-request-failed' });

    const { store, service } = setUp();
    service.signIn.mockRejectedValueOnce(new Error('boom'));
    await store.submit();
    expect(store.$state.get()).toMatchObject({ status: 'rejected', error: 'unknown' });
  });
});

describe('a new password', () => {
  it('is checked against the policy, which loads for a sign-up', async () => {
    const { store, service, policy } = setUp();
    policy.rejects.mockReturnValue(true);
    await store.submit();
    expect(service.signIn).toHaveBeenCalledOnce();
    expect(policy.load).not.toHaveBeenCalled();
    store.toggleMode();
    expect(policy.load).toHaveBeenCalledOnce();
    store.edit({ password: 'kurz' });
    await store.submit();
    expect(policy.rejects).toHaveBeenLastCalledWith('kurz');
    expect(store.$state.get()).toMatchObject({
      status: 'rejected',
      error: 'password-does-not-meet-requirements',
    });
    expect(service.signUp).not.toHaveBeenCalled();
  });

  it('is required if the current one no longer meets the policy at sign-in', async () => {
    const { store } = setUp(rejected('password-does-not-meet-requirements'));
    await store.submit();
    expect(store.$state.get()).toMatchObject({ status: 'rejected', error: 'outdated-password' });
    store.toggleMode();
    await store.submit();
    expect(store.$state.get()).toMatchObject({
      status: 'rejected',
      error: 'password-does-not-meet-requirements',
    });
  });
});

describe('a forgotten password', () => {
  it('requires the email address', async () => {
    const { store, service } = setUp();
    store.edit({ email: '  ' });
    await store.forgotPassword();
    expect(store.$state.get()).toMatchObject({ status: 'rejected', error: 'email-first' });
    expect(service.sendPasswordReset).not.toHaveBeenCalled();
  });

  it('sends the reset, and reports success or failure', async () => {
    const { store, service } = setUp();
    store.edit({ email: 'ada@example.com' });
    await store.forgotPassword();
    expect(service.sendPasswordReset).toHaveBeenCalledExactlyOnceWith('ada@example.com');
    expect(store.$state.get()).toMatchObject({ status: 'done', action: 'reset' });

    const unknown = setUp(rejected('user-not-found')).store;
    unknown.edit({ email: 'bob@example.com' });
    await unknown.forgotPassword();
    expect(unknown.$state.get()).toMatchObject({ status: 'rejected', error: 'user-not-found' });
  });
});
