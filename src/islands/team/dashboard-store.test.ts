import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import type { ErrorCode } from '../../contract/callable.ts';
import type { Backend } from '../../services/backend.ts';
import { createDashboardStore } from './dashboard-store.ts';
import { START } from './store/address.ts';
import { application, fakeSession, reviewSources } from './testing.ts';

function setUp() {
  const fake = fakeSession();
  const unlockTeam = vi.fn<Backend['unlockTeam']>(async () => ({ ok: true, session: fake.session }));
  const memberSession = vi.fn<Backend['memberSession']>(async () => null);
  const store = createDashboardStore({
    backend: { unlockTeam, memberSession },
    ...reviewSources(),
    place: () => START,
    draftTextsOf: () => atom(new Map()),
  });
  const unlocked = async () => {
    store.typeCode('123456');
    await store.unlock();
    const gate = store.$gate.get();
    if (gate.at !== 'open') throw new Error('The gate is locked.');
    return gate.review;
  };
  return { ...fake, store, unlockTeam, memberSession, unlocked };
}

it('is locked until the right code is entered', async () => {
  const { store, unlockTeam } = setUp();
  expect(store.$gate.get()).toEqual({ at: 'locked', fault: null });
  await store.unlock();
  expect(unlockTeam).not.toHaveBeenCalled();
  store.typeCode('123456');
  const unlocking = store.unlock();
  expect(store.$gate.get()).toEqual({ at: 'checking' });
  await Promise.all([unlocking, store.unlock()]);
  expect(unlockTeam).toHaveBeenCalledExactlyOnceWith('123456');
  expect(store.$gate.get().at).toBe('open');
  expect(store.$code.get()).toBe('');
});

it.each<[ErrorCode, string, string]>([
  ['permission-denied', 'wrong', ''],
  ['invalid-argument', 'wrong', ''],
  ['resource-exhausted', 'too-many', '123456'],
  ['internal', 'unreachable', '123456'],
  ['deadline-exceeded', 'unreachable', '123456'],
])('maps error %s to fault %s and keeps the code %j', async (code, fault, kept) => {
  const { store, unlockTeam } = setUp();
  unlockTeam.mockResolvedValueOnce({ ok: false, error: { code, message: '' } });
  store.typeCode('123456');
  await store.unlock();
  expect(store.$gate.get()).toEqual({ at: 'locked', fault });
  expect(store.$code.get()).toBe(kept);
  store.typeCode('1');
  expect(store.$gate.get()).toEqual({ at: 'locked', fault: null });
});

it('locks when read access ends, and starts afresh with the next code', async () => {
  const { store, listeners, deliver, stopped, unlocked } = setUp();
  const review = await unlocked();
  deliver(application('a'));
  expect(review.records.get('a')).toBeDefined();
  listeners.onEnded();
  expect(store.$gate.get()).toEqual({ at: 'locked', fault: 'code-changed' });
  expect(stopped).toEqual([
    'live',
    'connection',
    'log',
    'spam',
    'undelivered',
    'held',
    'expiring',
    'mail',
    'session',
  ]);
  expect((await unlocked()).records.get('a')).toBeUndefined();
});

it('locks when the page is left', async () => {
  const { store, stopped, unlocked } = setUp();
  store.leave();
  expect(store.$gate.get()).toEqual({ at: 'locked', fault: null });
  await unlocked();
  store.leave();
  expect(store.$gate.get()).toEqual({ at: 'locked', fault: null });
  expect(stopped).toContain('session');
});

it('opens without a code for team members only', async () => {
  const { store, session, stopped, memberSession, unlocked } = setUp();
  await store.followAccount('a stranger');
  memberSession.mockRejectedValueOnce(new Error('offline'));
  await store.followAccount('ada');
  expect(store.$gate.get()).toEqual({ at: 'locked', fault: null });
  memberSession.mockResolvedValue(session);
  await store.followAccount('grace');
  expect(store.$gate.get().at).toBe('open');
  store.leave();
  stopped.length = 0;
  await unlocked();
  await store.followAccount('ada');
  expect(stopped).toEqual(['session']);
});

it('opens one session per account, however often it is notified', async () => {
  const { store, memberSession } = setUp();
  await store.followAccount(null);
  await Promise.all([store.followAccount('ada'), store.followAccount('ada')]);
  await store.followAccount('ada');
  expect(memberSession).toHaveBeenCalledOnce();
});

it('locks when a member signs out, but keeps a code session open', async () => {
  const { store, session, memberSession, unlocked } = setUp();
  memberSession.mockResolvedValue({ ...session, who: { uid: 'ada', name: 'Ada' } });
  await store.followAccount('ada');
  expect(store.$gate.get().at).toBe('open');
  await store.followAccount(null);
  expect(store.$gate.get()).toEqual({ at: 'locked', fault: 'signed-out' });
  await unlocked();
  await store.followAccount('ada');
  await store.followAccount(null);
  expect(store.$gate.get().at).toBe('open');
});

it('stays locked if the member signs out while the session opens', async () => {
  const { store, session, memberSession } = setUp();
  memberSession.mockResolvedValue(session);
  const entering = store.followAccount('ada');
  await store.followAccount(null);
  await entering;
  expect(store.$gate.get()).toEqual({ at: 'locked', fault: null });
});
