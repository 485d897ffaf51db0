import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import type { ErrorCode } from '../../contract/callable.ts';
import type { Backend } from '../../services/backend.ts';
import { createDashboardStore } from './dashboard-store.ts';
import { INITIAL_URL_STATE } from './store/url-state.ts';
import { application, createReviewDeps, fakeSession } from './testing/fake-session.ts';

function setUp() {
  const fake = fakeSession();
  const unlockTeam = vi.fn<Backend['unlockTeam']>(async () => ({ ok: true, session: fake.session }));
  const openMemberSession = vi.fn<Backend['openMemberSession']>(async () => null);
  const store = createDashboardStore({
    backend: { unlockTeam, openMemberSession },
    ...createReviewDeps(),
    readUrlState: () => INITIAL_URL_STATE,
    getDraftTexts: () => atom(new Map()),
  });
  const unlocked = async () => {
    store.setCode('123456');
    await store.unlock();
    const gate = store.$gate.get();
    if (gate.status !== 'open') throw new Error('The gate is locked.');
    return gate.review;
  };
  return { ...fake, store, unlockTeam, openMemberSession, unlocked };
}

it('is locked until the right code is entered', async () => {
  const { store, unlockTeam } = setUp();
  expect(store.$gate.get()).toEqual({ status: 'locked', error: null });
  await store.unlock();
  expect(unlockTeam).not.toHaveBeenCalled();
  store.setCode('123456');
  const unlocking = store.unlock();
  expect(store.$gate.get()).toEqual({ status: 'checking' });
  await Promise.all([unlocking, store.unlock()]);
  expect(unlockTeam).toHaveBeenCalledExactlyOnceWith('123456');
  expect(store.$gate.get().status).toBe('open');
  expect(store.$code.get()).toBe('');
});

it.each<[ErrorCode, string, string]>([
  ['permission-denied', 'wrong', ''],
  ['invalid-argument', 'wrong', ''],
  ['resource-exhausted', 'too-many', '123456'],
  ['internal', 'unreachable', '123456'],
  ['deadline-exceeded', 'unreachable', '123456'],
])('maps %s to the gate error %s and leaves the code %j', async (code, error, remainingCode) => {
  const { store, unlockTeam } = setUp();
  unlockTeam.mockResolvedValueOnce({ ok: false, error: { code, message: '' } });
  store.setCode('123456');
  await store.unlock();
  expect(store.$gate.get()).toEqual({ status: 'locked', error });
  expect(store.$code.get()).toBe(remainingCode);
  store.setCode('1');
  expect(store.$gate.get()).toEqual({ status: 'locked', error: null });
});

it.each([
  ['an invisible', '\u200b'],
  ['a blank', ' '],
  ['an overlong', 'x'.repeat(500)],
])('asks the server about %s code, too', async (_, code) => {
  const { store, unlockTeam } = setUp();
  store.setCode(code);
  await store.unlock();
  expect(unlockTeam).toHaveBeenCalledExactlyOnceWith(code);
});

it('locks when read access ends, and starts afresh with the next code', async () => {
  const { store, listeners, deliver, stopped, unlocked } = setUp();
  const review = await unlocked();
  deliver(application('a'));
  expect(review.records.get('a')).toBeDefined();
  listeners.onEnded();
  expect(store.$gate.get()).toEqual({ status: 'locked', error: 'code-changed' });
  expect(stopped).toEqual(['live', 'connection', 'log', 'unsent', 'expiring', 'spam', 'members', 'session']);
  expect((await unlocked()).records.get('a')).toBeUndefined();
});

it('locks when the page is left', async () => {
  const { store, stopped, unlocked } = setUp();
  store.leave();
  expect(store.$gate.get()).toEqual({ status: 'locked', error: null });
  await unlocked();
  store.leave();
  expect(store.$gate.get()).toEqual({ status: 'locked', error: null });
  expect(stopped).toContain('session');
});

it('opens without a code for team members only', async () => {
  const { store, session, stopped, openMemberSession, unlocked } = setUp();
  await store.onAccountChange('a stranger');
  openMemberSession.mockRejectedValueOnce(new Error('offline'));
  await store.onAccountChange('ada');
  expect(store.$gate.get()).toEqual({ status: 'locked', error: null });
  openMemberSession.mockResolvedValue(session);
  await store.onAccountChange('grace');
  expect(store.$gate.get().status).toBe('open');
  store.leave();
  stopped.length = 0;
  await unlocked();
  await store.onAccountChange('ada');
  expect(stopped).toEqual(['session']);
});

it('opens one session per account, however often it is notified', async () => {
  const { store, openMemberSession } = setUp();
  await store.onAccountChange(null);
  await Promise.all([store.onAccountChange('ada'), store.onAccountChange('ada')]);
  await store.onAccountChange('ada');
  expect(openMemberSession).toHaveBeenCalledOnce();
});

it('locks when a member signs out, but keeps a code session open', async () => {
  const { store, session, openMemberSession, unlocked } = setUp();
  openMemberSession.mockResolvedValue({ ...session, actor: { uid: 'ada', name: 'Ada' } });
  await store.onAccountChange('ada');
  expect(store.$gate.get().status).toBe('open');
  await store.onAccountChange(null);
  expect(store.$gate.get()).toEqual({ status: 'locked', error: 'signed-out' });
  await unlocked();
  await store.onAccountChange('ada');
  await store.onAccountChange(null);
  expect(store.$gate.get().status).toBe('open');
});

it('stays locked if the member signs out while the session opens', async () => {
  const { store, session, openMemberSession } = setUp();
  openMemberSession.mockResolvedValue(session);
  const entering = store.onAccountChange('ada');
  await store.onAccountChange(null);
  await entering;
  expect(store.$gate.get()).toEqual({ status: 'locked', error: null });
});
