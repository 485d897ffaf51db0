import { expect, it, vi } from 'vitest';
import type { ApplicationStatus } from '../../../domain/applications/application.ts';
import type { Actor } from '../../../domain/applications/history.ts';
import { application, fakeSession } from '../testing/fake-session.ts';
import { createChanges, UNDO_MS } from './changes.ts';
import { createRecords } from './records.ts';

function setUp(actor: Actor = { name: 'code' }) {
  const records = createRecords();
  const session = { ...fakeSession().session, actor };
  const setStatuses = vi.spyOn(session, 'setStatuses');
  const decidedBy = vi.spyOn(session, 'getDecider');
  const onFailed = vi.fn();
  const timers: (() => void)[] = [];
  const schedule = vi.fn((_: number, callback: () => void) => {
    timers.push(callback);
    return () => void timers.splice(timers.indexOf(callback), 1);
  });
  const changes = createChanges({ session, records, onFailed, timing: { schedule } });
  records.addPage({ readable: ['a', 'b', 'c'].map((id) => application(id)), unreadable: [] });
  const getStatus = (id: string) => records.get(id)?.status;
  /** A status that another dashboard wrote. @returns whether it is reported */
  const writeElsewhere = (id: string, status: ApplicationStatus): boolean => {
    const stored = application(id, { status });
    const isRemoteChange = changes.reconcile(id, stored);
    records.put(id, stored);
    return isRemoteChange;
  };
  return {
    records,
    session,
    setStatuses,
    decidedBy,
    onFailed,
    schedule,
    timers,
    changes,
    getStatus,
    writeElsewhere,
  };
}

it('shows a change before it is written, and undoes it with another change', async () => {
  const { changes, setStatuses, getStatus, schedule } = setUp();
  const writing = changes.setStatus(['a'], 'approved');
  expect(getStatus('a')).toBe('approved');
  expect(setStatuses).toHaveBeenLastCalledWith([{ id: 'a', from: 'pending', to: 'approved' }]);
  await writing;
  expect(changes.$retained.get()).toEqual(new Set(['a']));
  expect(schedule).toHaveBeenCalledExactlyOnceWith(UNDO_MS, expect.any(Function));
  changes.undo();
  expect(setStatuses).toHaveBeenLastCalledWith([{ id: 'a', from: 'approved', to: 'pending' }]);
  expect(getStatus('a')).toBe('pending');
  expect(changes.$retained.get().size).toBe(0);
  changes.undo();
  expect(setStatuses).toHaveBeenCalledTimes(2);
});

it('holds a row until undo expires, and undoes the latest change first', async () => {
  const { changes, timers, getStatus } = setUp();
  await changes.setStatus(['a'], 'approved');
  await changes.setStatus(['b'], 'rejected');
  changes.undo();
  expect([getStatus('a'), getStatus('b')]).toEqual(['approved', 'pending']);
  timers[0]?.();
  expect(changes.$retained.get().size).toBe(0);
  expect(changes.undo()).toBeUndefined();
  expect(getStatus('a')).toBe('approved');
});

it('offers undo from when a decision is saved, and does not show an older one again', async () => {
  const { changes, setStatuses, schedule } = setUp();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  setStatuses.mockReturnValueOnce(promise);
  const writing = changes.setStatus(['a'], 'approved');
  expect(changes.$latest.get()).toMatchObject({ to: 'approved' });
  expect(schedule).not.toHaveBeenCalled();
  resolve(undefined);
  await writing;
  expect(schedule).toHaveBeenCalledExactlyOnceWith(UNDO_MS, expect.any(Function));
  await changes.setStatus(['b'], 'rejected');
  changes.undo();
  expect(changes.$latest.get()).toBeUndefined();
  expect(changes.undo(), 'is still possible').toBe('a');
});

it('changes several in one write, and skips those that already have the status', async () => {
  const { changes, setStatuses, writeElsewhere } = setUp();
  writeElsewhere('b', 'approved');
  await changes.setStatus(['a', 'b', 'c', 'unknown'], 'approved');
  expect(setStatuses).toHaveBeenCalledExactlyOnceWith([
    { id: 'a', from: 'pending', to: 'approved' },
    { id: 'c', from: 'pending', to: 'approved' },
  ]);
  await changes.setStatus(['a', 'b', 'c'], 'approved');
  expect(setStatuses).toHaveBeenCalledOnce();
});

it('reverts and reports a failed write', async () => {
  const { changes, setStatuses, onFailed, getStatus } = setUp();
  setStatuses.mockRejectedValueOnce(new Error('PERMISSION_DENIED'));
  await changes.setStatus(['a'], 'rejected');
  expect(onFailed).toHaveBeenCalledExactlyOnceWith('PERMISSION_DENIED');
  expect(getStatus('a')).toBe('pending');
  expect(changes.$undoable.get()).toEqual([]);
  expect(changes.$notices.get().size).toBe(0);
});

it('reports a conflicting decision instead of overwriting it', async () => {
  const { changes, setStatuses, decidedBy, onFailed, getStatus, writeElsewhere } = setUp();
  decidedBy.mockRejectedValueOnce(new Error('offline'));
  setStatuses.mockImplementationOnce(async () => {
    expect(writeElsewhere('a', 'rejected')).toBe(false);
    throw new Error('PERMISSION_DENIED');
  });
  await changes.setStatus(['a'], 'approved');
  expect(getStatus('a')).toBe('rejected');
  expect(changes.$notices.get().get('a')).toEqual({ status: 'rejected', by: null, refused: 'approved' });
  expect(changes.$retained.get()).toEqual(new Set(['a']));
  expect(onFailed).not.toHaveBeenCalled();
  expect(changes.$undoable.get()).toEqual([]);
  changes.dismiss('a');
  expect(changes.$notices.get().size).toBe(0);
});

it('adds the actor to a conflict once it is known', async () => {
  const { changes, setStatuses, decidedBy, writeElsewhere } = setUp();
  const by = { uid: 'mara', name: 'Mara' };
  decidedBy.mockImplementation(async (id) => (id === 'a' ? by : null));
  setStatuses.mockImplementation(async ([item]) => {
    writeElsewhere(item?.id ?? '', 'rejected');
    throw new Error('PERMISSION_DENIED');
  });
  await changes.setStatus(['a'], 'approved');
  await changes.setStatus(['b'], 'approved');
  await vi.waitFor(() =>
    expect([...changes.$notices.get().values()].map((each) => each.by)).toEqual(
      expect.arrayContaining([by, null]),
    ),
  );
});

it('writes the others when one of several conflicts', async () => {
  const { changes, setStatuses, onFailed, getStatus, writeElsewhere } = setUp();
  setStatuses.mockImplementation(async (items) => {
    if (items.length > 1) writeElsewhere('b', 'rejected');
    if (items.some(({ id }) => id === 'b')) throw new Error('PERMISSION_DENIED');
  });
  await changes.setStatus(['a', 'b', 'c'], 'approved');
  expect(['a', 'b', 'c'].map(getStatus)).toEqual(['approved', 'rejected', 'approved']);
  expect(changes.$notices.get().size).toBe(1);
  expect(changes.$undoable.get()).toHaveLength(1);
  expect(onFailed).not.toHaveBeenCalled();
});

it('takes back the undo of a decision that somebody else has since changed, and says who', async () => {
  const { changes, setStatuses, decidedBy, schedule, timers, getStatus, writeElsewhere } = setUp();
  const by = { uid: 'mara', name: 'Mara' };
  decidedBy.mockResolvedValue(by);
  await changes.setStatus(['a', 'b'], 'approved');
  expect(writeElsewhere('a', 'rejected')).toBe(true);
  await changes.reportRemote('a', 'rejected');
  expect(changes.$notices.get().get('a')).toEqual({ status: 'rejected', by });
  expect(changes.undo()).toBe('b');
  expect(setStatuses).toHaveBeenLastCalledWith([{ id: 'b', from: 'approved', to: 'pending' }]);
  expect(getStatus('a')).toBe('rejected');
  expect(schedule).toHaveBeenLastCalledWith(UNDO_MS, expect.any(Function));
  timers.at(-1)?.();
  expect(changes.$notices.get().size).toBe(0);
});

it('offers no undo once somebody else decided on the only application', async () => {
  const { changes } = setUp();
  await changes.setStatus(['a'], 'approved');
  await changes.reportRemote('a', 'rejected');
  expect(changes.$undoable.get()).toEqual([]);
  await changes.setStatus(['a'], 'pending');
  expect(changes.$notices.get().size, 'decided again').toBe(0);
});

it('assigns from the owner that was seen, and undoes it with the reminder', async () => {
  const { changes, records, session } = setUp();
  const [me, rob] = [
    { uid: 'me', name: 'Me' },
    { uid: 'rob', name: 'Rob' },
  ];
  const changeOwner = vi.spyOn(session, 'changeOwner');
  const remind = vi.spyOn(session, 'remind');
  expect(await changes.assign('a', rob)).toBe(true);
  expect(changeOwner).toHaveBeenLastCalledWith('a', { from: undefined, to: rob });
  records.put('a', application('a', { owner: rob, remindOn: '2026-12-01' }));
  changeOwner.mockRejectedValueOnce(new Error('PERMISSION_DENIED'));
  expect(await changes.assign('a', me)).toBe(false);
  expect(changes.$undoable.get()).toHaveLength(1);
  expect(await changes.assign('a', undefined)).toBe(true);
  expect(changes.undo()).toBe('a');
  expect(changeOwner).toHaveBeenLastCalledWith('a', { from: undefined, to: rob });
  await vi.waitFor(() => expect(remind).toHaveBeenCalledExactlyOnceWith('a', '2026-12-01'));
});

it('reports that a colleague assigned or took an application, but nothing of the member’s own', async () => {
  const [me, rob] = [
    { uid: 'me', name: 'Me' },
    { uid: 'rob', name: 'Rob' },
  ];
  const { changes, timers } = setUp(me);
  const noticeOf = (id: string) => changes.$notices.get().get(id);
  changes.reportOwner('a', undefined, me);
  expect(noticeOf('a')).toEqual({ status: 'gained', by: null });
  changes.reportOwner('a', me, rob);
  expect(noticeOf('a')).toEqual({ status: 'lost', by: rob });
  timers.at(-1)?.();
  expect(noticeOf('a')).toBeUndefined();
  await changes.assign('b', me);
  changes.reportOwner('b', undefined, me);
  changes.undo();
  changes.reportOwner('b', me, undefined);
  await changes.assign('d', me);
  changes.reportOwner('d', undefined, me);
  changes.reportOwner('d', me, rob);
  expect(changes.$undoable.get(), 'no longer the member’s to undo').toEqual([]);
  timers.at(-1)?.();
  changes.reportOwner('c', undefined, rob);
  changes.reportOwner('c', rob, rob);
  expect(changes.$notices.get().size).toBe(0);
});

it('distinguishes its own changes from remote ones', async () => {
  const { changes, writeElsewhere } = setUp();
  await changes.setStatus(['a'], 'approved');
  expect(writeElsewhere('a', 'approved')).toBe(false);
  expect(writeElsewhere('b', 'pending')).toBe(false);
  expect(writeElsewhere('b', 'approved')).toBe(true);
});
