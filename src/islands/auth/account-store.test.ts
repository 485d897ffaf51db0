import { describe, expect, it, vi } from 'vitest';
import type { Done } from '../../services/identity.ts';
import { createAccountStore } from './account-store.ts';
import { fakeIdentity } from './testing.ts';

function setUp(answer?: Done) {
  const service = vi.mockObject(fakeIdentity(answer), { spy: true });
  return { service, store: createAccountStore({ identity: async () => service }) };
}

describe('an account', () => {
  it('sends the link once more, one request at a time', async () => {
    const { store, service } = setUp();
    const sent = store.verify();
    expect(store.$state.get()).toEqual({ at: 'working', on: 'verify' });
    await Promise.all([sent, store.verify(), store.signOut()]);
    expect(service.sendVerification).toHaveBeenCalledOnce();
    expect(service.signOut).not.toHaveBeenCalled();
    expect(store.$state.get()).toEqual({ at: 'done', on: 'verify' });
  });

  it('is left by signing out', async () => {
    const { store, service } = setUp();
    await store.signOut();
    expect(service.signOut).toHaveBeenCalledOnce();
    expect(store.$state.get()).toEqual({ at: 'done', on: 'sign-out' });
  });

  it('says what was refused', async () => {
    const { store } = setUp({ ok: false, fault: 'too-many-requests' });
    await store.verify();
    expect(store.$state.get()).toEqual({ at: 'failed', on: 'verify', fault: 'too-many-requests' });
  });

  it('takes a service that cannot be loaded for a network that failed', async () => {
    const store = createAccountStore({ identity: () => Promise.reject(new TypeError('import')) });
    await store.verify();
    expect(store.$state.get()).toEqual({ at: 'failed', on: 'verify', fault: 'network-request-failed' });
  });
});
