import { expect, it, vi } from 'vitest';
import type { ApplicationStatus } from '../../../domain/applications/application.ts';
import { application, fakeSession } from '../testing/fake-session.ts';
import { createChanges, NOTICE_MS } from './changes.ts';
import { createRecords } from './records.ts';

function setUp() {
  const records = createRecords();
  const { session } = fakeSession();
  const setStatus = vi.spyOn(session, 'setStatus');
  const onFailed = vi.fn();
  const timers: (() => void)[] = [];
  const schedule = vi.fn((_: number, callback: () => void) => {
    timers.push(callback);
    return () => void timers.splice(timers.indexOf(callback), 1);
  });
  const changes = createChanges({ session, records, onFailed, timing: { schedule } });
  records.addPage(['a', 'b', 'c'].map((id) => application(id)));
  const getStatus = (id: string) => records.get(id)?.status;
  /** A status that another dashboard wrote. @returns whether it is reported */
  const writeElsewhere = (id: string, status: ApplicationStatus): boolean => {
    const stored = application(id, { status });
    changes.receive(stored);
    records.put(stored);
    return changes.$notices.get().has(id);
  };
  return {
    records,
    session,
    setStatus,
    onFailed,
    schedule,
    timers,
    runTimers: () => {
      for (const act of [...timers]) act();
    },
    changes,
    getStatus,
    writeElsewhere,
  };
}

it('shows a change before it is written, and undoes it with another change', async () => {
  const { changes, setStatus, getStatus } = setUp();
  const writing = changes.setStatus('a', 'approved', 'pending');
  expect(getStatus('a')).toBe('approved');
  expect(changes.$unsaved.get().has('a')).toBe(true);
  expect(setStatus).toHaveBeenLastCalledWith({ id: 'a', from: 'pending', to: 'approved' });
  await writing;
  expect(changes.$unsaved.get().size).toBe(0);
  changes.undo();
  expect(setStatus).toHaveBeenLastCalledWith({ id: 'a', from: 'approved', to: 'pending' });
  expect(getStatus('a')).toBe('pending');
  changes.undo();
  expect(setStatus).toHaveBeenCalledTimes(2);
});

it('undoes the latest change first, and offers the one before', async () => {
  const { changes, getStatus } = setUp();
  await changes.setStatus('a', 'approved', 'pending');
  await changes.setStatus('b', 'rejected', 'pending');
  changes.undo();
  expect([getStatus('a'), getStatus('b')]).toEqual(['approved', 'pending']);
  expect(changes.$latest.get()).toMatchObject({ id: 'a', to: 'approved' });
});

it('writes nothing if it has the status, or is gone', async () => {
  const { changes, setStatus, writeElsewhere } = setUp();
  writeElsewhere('b', 'approved');
  for (const id of ['b', 'unknown']) await changes.setStatus(id, 'approved', 'pending');
  expect(setStatus).not.toHaveBeenCalled();
  expect(changes.$undoable.get()).toEqual([]);
});

it('reverts and reports a failed write', async () => {
  const { changes, setStatus, onFailed, getStatus } = setUp();
  setStatus.mockRejectedValueOnce(new Error('PERMISSION_DENIED'));
  await changes.setStatus('a', 'rejected', 'pending');
  expect(onFailed).toHaveBeenCalledExactlyOnceWith('PERMISSION_DENIED');
  expect(getStatus('a')).toBe('pending');
  expect(changes.$undoable.get()).toEqual([]);
  expect(changes.$notices.get().size).toBe(0);
});

it('reports a conflicting decision instead of overwriting it', async () => {
  const { changes, setStatus, onFailed, getStatus, writeElsewhere } = setUp();
  setStatus.mockImplementationOnce(async () => {
    expect(writeElsewhere('a', 'rejected')).toBe(false);
    throw new Error('PERMISSION_DENIED');
  });
  await changes.setStatus('a', 'approved', 'pending');
  expect(getStatus('a')).toBe('rejected');
  expect(changes.$notices.get().get('a')).toEqual({ status: 'rejected', refused: 'approved' });
  expect(onFailed).not.toHaveBeenCalled();
  expect(changes.$undoable.get()).toEqual([]);
  changes.dismiss('a');
  expect(changes.$notices.get().size).toBe(0);
});

it('refuses a decision that is based on a status from before a moment ago', async () => {
  const { changes, setStatus, runTimers, getStatus, writeElsewhere } = setUp();
  writeElsewhere('b', 'approved');
  await changes.setStatus('b', 'rejected', 'pending');
  expect(changes.$notices.get().get('b')).toEqual({ status: 'approved', refused: 'rejected' });
  writeElsewhere('a', 'approved');
  await changes.setStatus('a', 'rejected', 'approved');
  expect(changes.$notices.get().get('a')).toEqual({ status: 'approved', refused: 'rejected' });
  expect(setStatus).not.toHaveBeenCalled();
  expect(changes.$undoable.get()).toEqual([]);
  runTimers();
  await changes.setStatus('a', 'rejected', 'approved');
  expect(setStatus).toHaveBeenCalledExactlyOnceWith({ id: 'a', from: 'approved', to: 'rejected' });
  expect(getStatus('a')).toBe('rejected');
});

it('takes back the undo of a decision that somebody else has since changed', async () => {
  const { changes, setStatus, schedule, runTimers, getStatus, writeElsewhere } = setUp();
  for (const id of ['b', 'a']) await changes.setStatus(id, 'approved', 'pending');
  expect(writeElsewhere('a', 'rejected')).toBe(true);
  expect(changes.$notices.get().get('a')).toEqual({ status: 'rejected' });
  expect(schedule).toHaveBeenCalledWith(NOTICE_MS, expect.any(Function));
  expect(changes.undo()).toBe('b');
  expect(setStatus).toHaveBeenLastCalledWith({ id: 'b', from: 'approved', to: 'pending' });
  expect(changes.undo()).toBeUndefined();
  expect(getStatus('a')).toBe('rejected');
  runTimers();
  expect(changes.$notices.get().size).toBe(0);
  writeElsewhere('a', 'approved');
  runTimers();
  await changes.setStatus('a', 'pending', 'approved');
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
  await changes.assign('a', rob);
  expect(changeOwner).toHaveBeenLastCalledWith('a', { from: undefined, to: rob });
  records.put(application('a', { owner: rob, remindOn: '2026-12-01' }));
  changeOwner.mockRejectedValueOnce(new Error('PERMISSION_DENIED'));
  await expect(changes.assign('a', me)).rejects.toThrow('PERMISSION_DENIED');
  expect(changes.$undoable.get()).toHaveLength(1);
  await changes.assign('a', undefined);
  expect(changes.undo()).toBe('a');
  expect(changeOwner).toHaveBeenLastCalledWith('a', { from: undefined, to: rob });
  await vi.waitFor(() => expect(remind).toHaveBeenCalledExactlyOnceWith('a', '2026-12-01'));
});

it('takes back the undo of an assignment that a colleague has since changed', async () => {
  const { changes } = setUp();
  const [me, rob] = [
    { uid: 'me', name: 'Me' },
    { uid: 'rob', name: 'Rob' },
  ];
  await changes.assign('a', me);
  changes.receive(application('a', { owner: me }));
  changes.receive(application('b', { owner: rob }));
  expect(changes.$undoable.get()).toHaveLength(1);
  changes.receive(application('a', { owner: rob }));
  expect(changes.$undoable.get()).toEqual([]);
});
it('distinguishes its own changes from remote ones', async () => {
  const { changes, writeElsewhere } = setUp();
  await changes.setStatus('a', 'approved', 'pending');
  expect(writeElsewhere('a', 'approved')).toBe(false);
  expect(writeElsewhere('b', 'pending')).toBe(false);
  expect(writeElsewhere('b', 'approved')).toBe(true);
});
