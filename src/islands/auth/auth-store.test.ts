import { describe, expect, it, vi } from 'vitest';
import type { Identity, IdentityFault, SignedIn, User } from '../../services/backend.ts';
import { createAuthStore } from './auth-store.ts';

const ada: User = { uid: '1', email: 'ada@example.com' };
const refused = (fault: IdentityFault) => ({ ok: false, fault }) as const;

function setUp(answer: SignedIn = { ok: true, user: ada }) {
  let listener: (user: User | null) => void = () => undefined;
  const stop = vi.fn();
  const service = {
    signIn: vi.fn(async () => answer),
    signUp: vi.fn(async () => answer),
    signOut: vi.fn(async () => undefined),
    sendPasswordReset: vi.fn(async () => (answer.ok ? { ok: true as const } : answer)),
    watchUser: (listen: typeof listener) => {
      listener = listen;
      return stop;
    },
  } satisfies Identity;
  const store = createAuthStore({ identity: async () => service });
  return { store, service, tell: (user: User | null) => listener(user), stop };
}

describe('the sign-in form', () => {
  it('signs in, then forgets what was typed', async () => {
    const { store, service } = setUp();
    store.edit({ email: ' ada@example.com ', password: ' geheim ' });
    const submitted = store.submit();
    expect(store.$state.get()).toEqual({ at: 'loading' });
    await submitted;
    expect(service.signIn).toHaveBeenCalledExactlyOnceWith('ada@example.com', ' geheim ');
    expect(store.$state.get()).toEqual({ at: 'success', what: 'signed-in' });
    expect(store.$credentials.get()).toEqual({ email: '', password: '' });
  });

  it('signs up in the other mode', async () => {
    const { store, service } = setUp();
    store.toggleMode();
    expect(store.$mode.get()).toBe('sign-up');
    await store.submit();
    expect(service.signUp).toHaveBeenCalledOnce();
    expect(service.signIn).not.toHaveBeenCalled();
    expect(store.$state.get()).toEqual({ at: 'success', what: 'signed-up' });
  });

  it('keeps what was typed when it is refused; the message goes at the next keystroke', async () => {
    const { store } = setUp(refused('wrong-password'));
    store.edit({ email: 'ada@example.com', password: 'falsch' });
    await store.submit();
    expect(store.$state.get()).toEqual({ at: 'error', fault: 'wrong-password' });
    expect(store.$credentials.get()).toEqual({ email: 'ada@example.com', password: 'falsch' });
    store.edit({ password: 'f' });
    expect(store.$state.get()).toEqual({ at: 'idle' });
  });

  it('sends one request at a time', async () => {
    const { store, service } = setUp();
    await Promise.all([store.submit(), store.submit(), store.forgotPassword()]);
    expect(service.signIn).toHaveBeenCalledOnce();
    expect(service.sendPasswordReset).not.toHaveBeenCalled();
  });

  it('takes a service that cannot be loaded for a network that failed, and any other accident for unknown', async () => {
    const offline = createAuthStore({ identity: () => Promise.reject(new TypeError('import')) });
    await offline.submit();
    expect(offline.$state.get()).toEqual({ at: 'error', fault: 'network-request-failed' });

    const { store, service } = setUp();
    service.signIn.mockRejectedValueOnce(new Error('boom'));
    await store.submit();
    expect(store.$state.get()).toEqual({ at: 'error', fault: 'unknown' });
  });
});

describe('a forgotten password', () => {
  it('needs the e-mail address first', async () => {
    const { store, service } = setUp();
    store.edit({ email: '  ' });
    await store.forgotPassword();
    expect(store.$state.get()).toEqual({ at: 'error', fault: 'email-first' });
    expect(service.sendPasswordReset).not.toHaveBeenCalled();
  });

  it('sends the reset and says so, or why not', async () => {
    const { store, service } = setUp();
    store.edit({ email: 'ada@example.com' });
    await store.forgotPassword();
    expect(service.sendPasswordReset).toHaveBeenCalledExactlyOnceWith('ada@example.com');
    expect(store.$state.get()).toEqual({ at: 'success', what: 'reset-sent' });

    const unknown = setUp(refused('user-not-found')).store;
    unknown.edit({ email: 'bob@example.com' });
    await unknown.forgotPassword();
    expect(unknown.$state.get()).toEqual({ at: 'error', fault: 'user-not-found' });
  });
});

describe('the session', () => {
  it('is followed until the page goes', async () => {
    const { store, tell, stop } = setUp();
    const unwatch = store.watch();
    await vi.waitFor(() => {
      tell(ada);
      expect(store.$user.get()).toEqual(ada);
    });
    tell(null);
    expect(store.$user.get()).toBeNull();
    unwatch();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('is ended by signing out', async () => {
    const { store, service } = setUp();
    await store.signOut();
    expect(service.signOut).toHaveBeenCalledOnce();
    expect(store.$state.get()).toEqual({ at: 'idle' });
  });
});
