import { describe, expect, it, vi } from 'vitest';
import type { Identity, User, UserListener } from '../services/accounts/identity.ts';
import { createSessionStore } from './session.ts';

const ada: User = { uid: '1', email: 'ada@example.com', isVerified: true };

function setUp({ isKept = true } = {}) {
  let listener: UserListener | undefined;
  let onKeptChange: () => void = () => undefined;
  const kept = { is: isKept };
  const service = {
    watchUser: (listen: UserListener) => {
      listener = listen;
      return () => undefined;
    },
  } as Identity;
  const identity = vi.fn(async () => service);
  const watchStoredAccount = vi.fn((onChange: () => void) => {
    onKeptChange = onChange;
    return () => undefined;
  });
  const store = createSessionStore({ identity, hasStoredAccount: () => kept.is, watchStoredAccount });
  const heard = async (): Promise<UserListener> => {
    await vi.waitFor(() => expect(listener).toBeDefined());
    if (!listener) throw new Error('Nobody listens.');
    return listener;
  };
  return { store, kept, identity, watchStoredAccount, heard, otherPage: () => onKeptChange() };
}

describe('the session', () => {
  it('loads nothing if nobody has signed in', () => {
    const { store, identity } = setUp({ isKept: false });
    store.follow();
    expect(store.$session.get()).toEqual({ at: 'nobody', ended: null });
    expect(identity).not.toHaveBeenCalled();
  });

  it('identifies the user, and follows the session until sign-out', async () => {
    const { store, heard } = setUp();
    store.follow();
    expect(store.$session.get()).toEqual({ at: 'looking' });
    const { onUser } = await heard();
    onUser(ada);
    expect(store.$session.get()).toEqual({ at: 'account', user: ada });
    onUser({ ...ada, email: 'ada@lovelace.example' });
    expect(store.$session.get()).toMatchObject({ user: { email: 'ada@lovelace.example' } });
    onUser(null);
    expect(store.$session.get()).toEqual({ at: 'nobody', ended: null });
  });

  it.each([['user-disabled'], ['user-token-expired'], ['session-ended']] as const)(
    'reports why the service ended it: %s, in either order of events',
    async (fault) => {
      for (const order of ['why first', 'user first']) {
        const { store, heard } = setUp();
        store.follow();
        const { onUser, onEnded } = await heard();
        onUser(ada);
        if (order === 'why first') onEnded(fault);
        onUser(null);
        if (order === 'user first') onEnded(fault);
        expect(store.$session.get()).toEqual({ at: 'nobody', ended: fault });
        onUser(ada);
        expect(store.$session.get().at).toBe('account');
      }
    },
  );

  it('loads the service once for concurrent callers', async () => {
    const { store, identity, watchStoredAccount } = setUp();
    store.follow();
    store.follow();
    await store.identity();
    expect(identity).toHaveBeenCalledOnce();
    expect(watchStoredAccount).toHaveBeenCalledOnce();
  });

  it('reports an unreachable service, and retries on request', async () => {
    const { store, identity, heard } = setUp();
    identity.mockRejectedValueOnce(new TypeError('import'));
    store.follow();
    await vi.waitFor(() => expect(store.$session.get()).toEqual({ at: 'unreachable' }));
    store.follow();
    expect(store.$session.get()).toEqual({ at: 'looking' });
    (await heard()).onUser(ada);
    expect(store.$session.get().at).toBe('account');
  });

  it('picks up a sign-in from another tab', async () => {
    const { store, kept, heard, otherPage } = setUp({ isKept: false });
    store.follow();
    kept.is = true;
    otherPage();
    (await heard()).onUser(ada);
    expect(store.$session.get().at).toBe('account');
    otherPage();
    expect(store.$session.get().at).toBe('account');
  });
});
