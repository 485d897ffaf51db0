import { expect, it, vi } from 'vitest';
import { AccessEnded, type Page } from '../../../services/team/team-session.ts';
import { application } from '../testing.ts';
import { type LoadingState, loadAll } from './loading.ts';
import { createRecords } from './records.ts';

function setUp() {
  const records = createRecords();
  const states: LoadingState[] = [];
  const pauses: number[] = [];
  const pages: Readonly<Record<string, Page>> = {
    end: { readable: [application('c', { createdAt: 3 })], unreadable: [], next: 'b' },
    b: { readable: [application('b', { createdAt: 2 })], unreadable: ['x'], next: 'a' },
    a: { readable: [application('a', { createdAt: 1 })], unreadable: [], next: null },
  };
  const session = {
    newest: vi.fn(async () => ({ readable: [application('c', { createdAt: 3 })], unreadable: [] })),
    page: vi.fn(async (from: string | null) => {
      const page = pages[from ?? 'end'];
      if (!page) throw new Error('No such page');
      return page;
    }),
  };
  const onEnded = vi.fn();
  let stopped = false;
  const load = () =>
    loadAll({
      session,
      records,
      onState: (state) => states.push(state),
      onAdded: () => undefined,
      onEnded,
      pause: async (ms) => void pauses.push(ms),
      isStopped: () => stopped,
    });
  const stop = () => {
    stopped = true;
  };
  return { records, states, pauses, session, onEnded, load, stop };
}

it('reads the newest first, then every page', async () => {
  const { records, states, session, load } = setUp();
  await load();
  expect(states).toEqual(['first', 'older', 'done']);
  expect(records.$list.get().map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(records.$unreadable.get()).toEqual(['x']);
  expect(session.page.mock.calls.map(([from]) => from)).toEqual([null, 'b', 'a']);
});

it('asks again, with growing pauses, for what could not be read, and for nothing twice', async () => {
  const { records, pauses, session, load } = setUp();
  session.newest.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  session.page.mockRejectedValueOnce(new Error('offline'));
  await load();
  expect(pauses).toEqual([1000, 2000, 1000]);
  expect(session.page.mock.calls.map(([from]) => from)).toEqual([null, null, 'b', 'a']);
  expect(records.$list.get()).toHaveLength(3);
});

it('doubles the pauses up to half a minute, and never gives up', async () => {
  const { pauses, session, states, load } = setUp();
  for (let failure = 0; failure < 8; failure++) session.newest.mockRejectedValueOnce(new Error('offline'));
  await load();
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  expect(states.at(-1)).toBe('done');
});

it('says so once when the right to read has ended, and asks no more', async () => {
  const { onEnded, pauses, session, states, load } = setUp();
  session.page.mockRejectedValue(new AccessEnded());
  await load();
  expect(onEnded).toHaveBeenCalledOnce();
  expect(pauses).toEqual([]);
  expect(states).toEqual(['first', 'older']);
});

it('stops with the session', async () => {
  const { session, states, load, stop } = setUp();
  session.newest.mockImplementationOnce(async () => {
    stop();
    throw new Error('offline');
  });
  await load();
  expect(session.page).not.toHaveBeenCalled();
  expect(states).toEqual(['first']);
});
