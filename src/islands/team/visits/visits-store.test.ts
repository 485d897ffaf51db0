import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import type { Application } from '../../../domain/applications/application.ts';
import { buildVisitTable } from '../../../domain/visits/visit-totals.ts';
import type { TeamSession } from '../../../services/firebase/team/session.ts';
import { AccessEndedError } from '../../../services/team/access-ended-error.ts';
import { type ApplicationSource, parseSource } from '../../../services/team/application-source.ts';
import { application } from '../testing/fake-session.ts';
import { createVisitsStore, type VisitsState } from './visits-store.ts';

type CountedVisits = Awaited<ReturnType<TeamSession['readVisitCounts']>>;

/** Already Sunday in Berlin. */
const NOW = Date.UTC(2026, 10, 21, 23, 30);

const createLandings = (day: string, n: number): CountedVisits => ({
  totals: [{ day, stage: 'visit', campaign: 'none', language: 'de', n }],
  dropped: [],
});

const createApproved = (id: string, createdAt: number): Application =>
  application(id, { status: 'approved', createdAt });

function setUp({ applications = [] as readonly Application[] } = {}) {
  const $applications = atom(applications);
  const readVisitCounts = vi.fn<(from: string, to: string) => Promise<CountedVisits>>(async (_, to) =>
    createLandings(to, 20),
  );
  /** Unknown for ids that begin with an x. */
  const readSources = vi.fn<(from: string) => Promise<Map<string, ApplicationSource>>>(
    async () =>
      new Map(
        $applications
          .get()
          .filter(({ id }) => !id.startsWith('x'))
          .map(({ id }) => [id, parseSource({ campaign: 'google', language: 'en' })]),
      ),
  );
  const onEnded = vi.fn();
  let time = NOW;
  const store = createVisitsStore({
    session: { readVisitCounts, readSources },
    $applications,
    now: () => time,
    timeZone: 'Europe/Berlin',
    campaigns: ['google', 'none'],
    onEnded,
  });
  const waitUntilReady = async (): Promise<Extract<VisitsState, { status: 'ready' }>> => {
    await vi.waitFor(() => expect(store.$state.get().status).toBe('ready'));
    const state = store.$state.get();
    if (state.status !== 'ready') throw new Error(state.status);
    return state;
  };
  const countCurrent = async (what: 'visit' | 'application' | 'approval', slice = {}) => {
    const { totals, today } = await waitUntilReady();
    const { countFor, current } = buildVisitTable(totals, today);
    return countFor(what, current, slice);
  };
  const advance = (ms: number) => {
    time += ms;
  };
  return {
    store,
    $applications,
    readVisitCounts,
    readSources,
    onEnded,
    waitUntilReady,
    countCurrent,
    advance,
  };
}

it('reads the days of a quarter once, up to today in the configured time zone', async () => {
  const { store, $applications, readVisitCounts, countCurrent, advance } = setUp();
  store.watch();
  expect(store.$state.get()).toEqual({ status: 'loading' });
  expect(await countCurrent('visit')).toBe(20);
  expect(readVisitCounts.mock.calls).toEqual([['2026-08-24', '2026-11-22']]);
  $applications.set([application('a', { createdAt: NOW })]);
  await vi.waitFor(async () => expect(await countCurrent('application')).toBe(1));
  expect(readVisitCounts).toHaveBeenCalledOnce();
  advance(24 * 3_600_000);
  $applications.set([]);
  await vi.waitFor(() => expect(readVisitCounts.mock.calls[1]?.[1]).toBe('2026-11-23'));
});

it('counts listed applications and approvals by source', async () => {
  const { store, $applications, readSources, countCurrent } = setUp({
    applications: [createApproved('b', NOW), application('c', { createdAt: NOW - 1000 })],
  });
  store.watch();
  expect([await countCurrent('application'), await countCurrent('approval')]).toEqual([2, 1]);
  expect(await countCurrent('approval', { language: 'en', campaign: 'google' })).toBe(1);
  expect(await countCurrent('approval', { campaign: 'none' })).toBe(0);
  // A decision, and a new application with an unknown source.
  $applications.set([
    createApproved('b', NOW),
    createApproved('c', NOW),
    application('x', { createdAt: NOW }),
  ]);
  await vi.waitFor(async () => expect(await countCurrent('application')).toBe(3));
  expect(await countCurrent('approval')).toBe(2);
  expect(await countCurrent('application', { campaign: 'none' })).toBe(1);
  expect(readSources.mock.calls).toEqual([['b'], ['x']]);
  // Outside of the span.
  $applications.set([...$applications.get(), createApproved('old', Date.UTC(2020, 1, 1))]);
  expect(await countCurrent('application')).toBe(3);
  expect(readSources).toHaveBeenCalledTimes(2);
  $applications.set([]);
  await vi.waitFor(async () => expect(await countCurrent('application')).toBe(0));
});

it('reports a failure, and retries', async () => {
  const { store, readVisitCounts, waitUntilReady, onEnded } = setUp();
  readVisitCounts.mockRejectedValueOnce(new Error('503'));
  store.watch();
  await vi.waitFor(() => expect(store.$state.get()).toEqual({ status: 'failed' }));
  store.retry();
  await waitUntilReady();
  expect(onEnded).not.toHaveBeenCalled();
});

it('fails if sources cannot be read', async () => {
  const { store, readSources } = setUp({ applications: [createApproved('a', NOW)] });
  readSources.mockRejectedValueOnce(new Error('offline'));
  store.watch();
  await vi.waitFor(() => expect(store.$state.get()).toEqual({ status: 'failed' }));
});

it('reports that read access has ended', async () => {
  const { store, readVisitCounts, onEnded } = setUp();
  readVisitCounts.mockRejectedValueOnce(new AccessEndedError('Permission denied'));
  store.watch();
  await vi.waitFor(() => expect(onEnded).toHaveBeenCalledOnce());
});

it('stops updating once unsubscribed', async () => {
  const { store, $applications, countCurrent } = setUp();
  const stop = store.watch();
  expect(await countCurrent('approval')).toBe(0);
  stop();
  const before = store.$state.get();
  $applications.set([createApproved('a', NOW)]);
  await Promise.resolve();
  expect(store.$state.get()).toBe(before);
  // Watching again catches up.
  store.watch();
  await vi.waitFor(async () => expect(await countCurrent('approval')).toBe(1));
});
