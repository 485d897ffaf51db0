import { describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '../../contract/callable.ts';
import { type Application, EMPTY_DRAFT } from '../../domain/application.ts';
import type { Applications } from '../../domain/application-record.ts';
import type { Backend, TeamSession } from '../../services/backend.ts';
import { createDashboardStore } from './dashboard-store.ts';

const application = (id: string, change: Partial<Application> = {}): Application => ({
  ...EMPTY_DRAFT,
  id,
  createdAt: 1,
  status: 'pending',
  ...change,
});

/** A team session whose events the test sends. */
function fakeSession() {
  const listeners = {
    collection: (_: Applications): void => undefined,
    refused: (_: string): void => undefined,
    connection: (_: boolean): void => undefined,
  };
  const deliver = (readable: readonly Application[], unreadable: readonly string[] = []) =>
    listeners.collection({ readable, unreadable });
  const stopped: string[] = [];
  const session: TeamSession = {
    who: { name: 'code' },
    watchApplications(onChange, onError) {
      listeners.collection = onChange;
      listeners.refused = onError;
      return () => stopped.push('applications');
    },
    watchConnection(onChange) {
      listeners.connection = onChange;
      return () => stopped.push('connection');
    },
    setStatus: vi.fn(async () => undefined),
    close: async () => void stopped.push('session'),
  };
  return { session, listeners, deliver, stopped };
}

function setUp() {
  const fake = fakeSession();
  const unlockTeam = vi.fn<Backend['unlockTeam']>(async () => ({ ok: true, session: fake.session }));
  const onUpdateFailed = vi.fn();
  const store = createDashboardStore({
    backend: { unlockTeam },
    applicantTypes: { Founder: 'Mentee', Agency: 'Business Partner', Company: 'Business Partner' },
    onUpdateFailed,
  });
  const unlocked = async () => {
    store.typeCode('123456');
    await store.unlock();
  };
  return { ...fake, store, unlockTeam, onUpdateFailed, unlocked };
}

describe('the gate', () => {
  it('is locked, and opens with the right code', async () => {
    const { store, unlockTeam } = setUp();
    expect(store.$gate.get()).toEqual({ at: 'locked', fault: null });
    await store.unlock();
    expect(unlockTeam).not.toHaveBeenCalled();
    store.typeCode('123456');
    const unlocking = store.unlock();
    expect(store.$gate.get()).toEqual({ at: 'checking' });
    await Promise.all([unlocking, store.unlock()]);
    expect(unlockTeam).toHaveBeenCalledExactlyOnceWith('123456');
    expect(store.$gate.get()).toEqual({ at: 'open' });
    expect(store.$code.get()).toBe('');
  });

  it.each<[ErrorCode, string, string]>([
    ['permission-denied', 'wrong', ''],
    ['invalid-argument', 'wrong', ''],
    ['resource-exhausted', 'too-many', '123456'],
    ['internal', 'unreachable', '123456'],
    ['deadline-exceeded', 'unreachable', '123456'],
  ])('answers %s with %s and keeps %j', async (code, fault, kept) => {
    const { store, unlockTeam, unlocked } = setUp();
    unlockTeam.mockResolvedValueOnce({ ok: false, error: { code, message: '' } });
    await unlocked();
    expect(store.$gate.get()).toEqual({ at: 'locked', fault });
    expect(store.$code.get()).toBe(kept);
    store.typeCode('1');
    expect(store.$gate.get()).toEqual({ at: 'locked', fault: null });
  });

  it('closes and forgets the list when the right to read ends', async () => {
    const { store, listeners, deliver, stopped, unlocked } = setUp();
    await unlocked();
    deliver([application('a')]);
    listeners.refused('permission_denied');
    expect(store.$gate.get()).toEqual({ at: 'locked', fault: 'ended' });
    expect(store.$applications.get()).toBeNull();
    expect(stopped).toEqual(['applications', 'connection', 'session']);
  });

  it('closes when the page is left', async () => {
    const { store, stopped, unlocked } = setUp();
    await unlocked();
    store.leave();
    expect(store.$gate.get()).toEqual({ at: 'locked', fault: null });
    expect(stopped).toEqual(['applications', 'connection', 'session']);
  });
});

describe('the list', () => {
  it('is live, and narrowed by type and status', async () => {
    const { store, deliver, unlocked } = setUp();
    await unlocked();
    expect(store.$applications.get()).toBeNull();
    deliver([
      application('a'),
      application('b', { status: 'approved' }),
      application('c', { applicationType: 'Agency' }),
    ]);
    const ids = () => store.$visible.get().map(({ id }) => id);
    expect(ids()).toEqual(['a', 'b', 'c']);
    store.filter({ type: 'Mentee' });
    expect(ids()).toEqual(['a', 'b']);
    store.filter({ status: 'approved' });
    expect(ids()).toEqual(['b']);
    deliver([application('d', { status: 'approved' })]);
    expect(ids()).toEqual(['d']);
  });

  it('keeps the objects of records that have not changed', async () => {
    const { store, deliver, unlocked } = setUp();
    await unlocked();
    deliver([application('a'), application('b')]);
    const [before] = store.$visible.get();
    deliver([application('a'), application('b', { status: 'rejected' })]);
    expect(store.$visible.get()[0]).toBe(before);
    expect(store.$visible.get()[1]?.status).toBe('rejected');
  });

  it('says that it reconnects only after it was connected once', async () => {
    const { store, listeners, unlocked } = setUp();
    await unlocked();
    listeners.connection(false);
    expect(store.$reconnecting.get()).toBe(false);
    listeners.connection(true);
    listeners.connection(false);
    expect(store.$reconnecting.get()).toBe(true);
    listeners.connection(true);
    expect(store.$reconnecting.get()).toBe(false);
  });

  it('writes a status, and reports one that could not be written', async () => {
    const { store, session, deliver, onUpdateFailed, unlocked } = setUp();
    await unlocked();
    deliver([application('a')]);
    await store.setStatus('a', 'approved');
    expect(session.setStatus).toHaveBeenCalledExactlyOnceWith('a', { from: 'pending', to: 'approved' });
    expect(onUpdateFailed).not.toHaveBeenCalled();
    vi.mocked(session.setStatus).mockRejectedValueOnce(new Error('PERMISSION_DENIED'));
    await store.setStatus('a', 'rejected');
    expect(onUpdateFailed).toHaveBeenCalledExactlyOnceWith('PERMISSION_DENIED');
  });
});
