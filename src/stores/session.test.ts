import { describe, expect, it, vi } from 'vitest';
import type { User, UserListener } from '../services/accounts/identity.ts';
import type { Identity } from '../services/backend.ts';
import { createSessionStore } from './session.ts';

const ada: User = { uid: '1', email: 'ada@example.com', isVerified: true };

function setUp({ isSignedIn = true } = {}) {
  let listener: UserListener | undefined;
  let onStoredChange: () => void = () => undefined;
  const stored = { is: isSignedIn };
  const service = {
    watchUser: (listen: UserListener) => {
      listener = listen;
      return () => undefined;
    },
  } as Identity;
  const identity = vi.fn(async () => service);
  const watchStoredAccount = vi.fn((onChange: () => void) => {
    onStoredChange = onChange;
    return () => undefined;
  });
  const store = createSessionStore({
    loadIdentity: identity,
    hasStoredAccount: () => stored.is,
    watchStoredAccount,
  });
  const getListener = async (): Promise<UserListener> => {
    await vi.waitFor(() => expect(listener).toBeDefined());
    if (!listener) throw new Error('No listener was registered.');
    return listener;
  };
  return {
    store,
    stored,
    identity,
    watchStoredAccount,
    getListener,
    otherPage: () => onStoredChange(),
  };
}

describe('the session', () => {
  it('loads nothing if nobody has signed in', () => {
    const { store, identity } = setUp({ isSignedIn: false });
    store.watch();
    expect(store.$session.get()).toEqual({ status: 'signed-out', endReason: null });
    expect(identity).not.toHaveBeenCalled();
  });

  it('identifies the user, and watches the session until sign-out', async () => {
    const { store, getListener } = setUp();
    store.watch();
    expect(store.$session.get()).toEqual({ status: 'loading' });
    const { onUser } = await getListener();
    onUser(ada);
    expect(store.$session.get()).toEqual({ status: 'signed-in', user: ada });
    onUser({ ...ada, email: 'ada@lovelace.example' });
    expect(store.$session.get()).toMatchObject({ user: { email: 'ada@lovelace.example' } });
    onUser(null);
    expect(store.$session.get()).toEqual({ status: 'signed-out', endReason: null });
  });

  it.each([['user-disabled'], ['user-token-expired'], ['session-ended']] as const)(
    'reports why the service ended the session (%s), whatever the order of events',
    async (error) => {
      for (const order of ['reason first', 'user first']) {
        const { store, getListener } = setUp();
        store.watch();
        const { onUser, onEnded } = await getListener();
        onUser(ada);
        if (order === 'reason first') onEnded(error);
        onUser(null);
        if (order === 'user first') onEnded(error);
        expect(store.$session.get()).toEqual({ status: 'signed-out', endReason: error });
        onUser(ada);
        expect(store.$session.get().status).toBe('signed-in');
      }
    },
  );

  it('loads the service once for concurrent callers', async () => {
    const { store, identity, watchStoredAccount } = setUp();
    store.watch();
    store.watch();
    await store.loadIdentity();
    expect(identity).toHaveBeenCalledOnce();
    expect(watchStoredAccount).toHaveBeenCalledOnce();
  });

  it('reports an unreachable service, and retries on request', async () => {
    const { store, identity, getListener } = setUp();
    identity.mockRejectedValueOnce(new TypeError('import'));
    store.watch();
    await vi.waitFor(() => expect(store.$session.get()).toEqual({ status: 'unreachable' }));
    store.watch();
    expect(store.$session.get()).toEqual({ status: 'loading' });
    (await getListener()).onUser(ada);
    expect(store.$session.get().status).toBe('signed-in');
  });

  it('picks up a sign-in from another tab', async () => {
    const { store, stored, getListener, otherPage } = setUp({ isSignedIn: false });
    store.watch();
    stored.is = true;
    otherPage();
    (await getListener()).onUser(ada);
    expect(store.$session.get().status).toBe('signed-in');
    otherPage();
    expect(store.$session.get().status).toBe('signed-in');
  });
});
