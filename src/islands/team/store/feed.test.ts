import { expect, it, vi } from 'vitest';
import type { TeamSession } from '../../../services/firebase/team/session.ts';
import { AccessEndedError } from '../../../services/team/access-ended-error.ts';
import { application, createReviewDeps, fakeSession } from '../testing/fake-session.ts';
import { createChanges } from './changes.ts';
import { type LoadingState, startFeed } from './feed.ts';
import { createRecords } from './records.ts';

type Page = Awaited<ReturnType<TeamSession['readPage']>>;

const NEWEST = ['n1', 'n2'].map((id) => application(id, { createdAt: 1000 }));

function setUp({ isComplete = false }: { isComplete?: boolean } = {}) {
  const onChanged = vi.fn();
  const records = createRecords(onChanged);
  const pauses: number[] = [];
  const pages: Readonly<Record<string, Page>> = {
    end: { applications: [application('c', { createdAt: 3 })], next: 'b' },
    b: { applications: [application('b', { createdAt: 2 })], next: 'a' },
    a: { applications: [application('a', { createdAt: 1 })], next: null },
  };
  const { timing } = createReviewDeps();
  const session = {
    watchLive: vi.fn(fakeSession().session.watchLive),
    readNewest: vi.fn(async () => ({ applications: NEWEST, isComplete })),
    readPage: vi.fn(async (from: string | null) => {
      const page = pages[from ?? 'end'];
      if (!page) throw new Error('No such page');
      return page;
    }),
    find: vi.fn(async (id: string) => (id === 'gone' ? [] : [application(id)])),
  };
  const onEnded = vi.fn();
  const states: LoadingState[] = [];
  const start = () => {
    const loading = startFeed({
      ...{ session, records, onEnded },
      changes: createChanges({
        ...{ session: fakeSession().session, records, timing },
        onFailed: () => undefined,
      }),
      timing: { ...timing, pause: async (ms) => void pauses.push(ms) },
      onRemoved: () => undefined,
    });
    loading.$loading.subscribe((state) => void states.push(state));
    return loading;
  };
  const waitForState = (state: LoadingState) => vi.waitFor(() => expect(states.at(-1)).toBe(state));
  const requestedPages = () => session.readPage.mock.calls.map(([from]) => from);
  return {
    records,
    onChanged,
    states,
    pauses,
    session,
    onEnded,
    start,
    waitForState,
    requestedPages,
  };
}

it('reads the newest and one page, and the rest on demand', async () => {
  const { records, states, requestedPages, start, waitForState } = setUp();
  const loading = start();
  await waitForState('paused');
  expect(requestedPages()).toEqual([null]);
  expect(records.$list.get()).toHaveLength(NEWEST.length + 1);
  await loading.loadAll();
  expect(requestedPages()).toEqual([null, 'b', 'a']);
  expect(states).toEqual(['first', 'older', 'paused', 'older', 'done']);
  await loading.loadAll();
});
it('reads everything without pausing if everything is requested at once', async () => {
  const { states, requestedPages, start, waitForState } = setUp();
  start().loadAll();
  await waitForState('done');
  expect(states).toEqual(['first', 'older', 'done']);
  expect(requestedPages()).toEqual([null, 'b', 'a']);
});

it('does not read any page if the first read is complete', async () => {
  const { requestedPages, start, waitForState } = setUp({ isComplete: true });
  start();
  await waitForState('done');
  expect(requestedPages()).toEqual([]);
});

it('retries with increasing delays, without reading anything twice', async () => {
  const { records, pauses, session, requestedPages, start, waitForState } = setUp();
  session.readNewest.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  session.readPage.mockRejectedValueOnce(new Error('offline'));
  start().loadAll();
  await waitForState('done');
  expect(pauses).toEqual([1000, 2000, 1000]);
  expect(requestedPages()).toEqual([null, null, 'b', 'a']);
  expect(records.$list.get()).toHaveLength(NEWEST.length + 3);
});

it('doubles the delay up to 30 seconds, and never gives up', async () => {
  const { pauses, session, start, waitForState } = setUp();
  for (let failure = 0; failure < 8; failure++)
    session.readNewest.mockRejectedValueOnce(new Error('offline'));
  start();
  await waitForState('paused');
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

it('stops reading once read access has ended', async () => {
  const { onEnded, pauses, session, states, start } = setUp();
  session.readPage.mockRejectedValue(new AccessEndedError());
  start();
  await vi.waitFor(() => expect(onEnded).toHaveBeenCalledOnce());
  expect(pauses).toEqual([]);
  expect(states).toEqual(['first', 'older']);
});

it('stops with the session', async () => {
  const { session, states, start } = setUp();
  session.readNewest.mockRejectedValueOnce(new Error('offline'));
  start().stop();
  await vi.waitFor(() => expect(session.readNewest).toHaveBeenCalled());
  expect(session.readPage).not.toHaveBeenCalled();
  expect(states).toEqual(['first']);
});

it('loads single applications that are missing, once', async () => {
  const { records, session, start } = setUp();
  records.put(application('known'));
  const loading = start();
  session.find.mockRejectedValueOnce(new Error('offline'));
  for (const id of ['known', 'x', 'x']) await loading.find(id);
  expect(session.find.mock.calls).toEqual([['x'], ['x']]);
  expect(records.get('x')).toBeDefined();
  expect(loading.$missing.get().size).toBe(0);
  await loading.find('gone');
  expect([...loading.$missing.get()]).toEqual(['gone']);
});

it('looks for nothing once everything is loaded', async () => {
  const { session, start, waitForState } = setUp({ isComplete: true });
  const loading = start();
  await waitForState('done');
  await loading.find('a');
  expect(session.find).not.toHaveBeenCalled();
});
