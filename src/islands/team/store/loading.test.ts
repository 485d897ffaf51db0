/** What a member does, and what happens, while older applications are still loading. */
import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import { NO_FILTER } from '../../../domain/applications/application-filter.ts';
import type { TeamSession } from '../../../services/firebase/team/session.ts';
import { application, createReviewDeps, fakeSession } from '../testing/fake-session.ts';
import { createReviewStore } from './review-store.ts';
import { INITIAL_URL_STATE, type UrlState } from './url-state.ts';

type Page = Awaited<ReturnType<TeamSession['readPage']>>;

const named = (id: string, createdAt: number) => application(id, { createdAt, name: `Name ${id}` });
const NEWEST = [named('f', 6), named('e', 5)];

/** A store with the newest applications, whose first page of older ones is requested. */
async function setUp(state: Partial<UrlState> = {}) {
  const fake = fakeSession(NEWEST);
  const requests: ((page: Page) => void)[] = [];
  const session: TeamSession = {
    ...fake.session,
    readNewest: async () => ({ applications: NEWEST, isComplete: false }),
    readPage: () => new Promise((resolve) => requests.push(resolve)),
  };
  const store = createReviewStore({
    ...createReviewDeps(),
    ...{ session, urlState: { ...INITIAL_URL_STATE, ...state } },
    $draftTexts: atom(new Map()),
    onEnded: vi.fn(),
  });
  store.$view.listen(() => undefined);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  const expectShown = (ids: string) =>
    vi.waitFor(() =>
      expect(
        store.$view
          .get()
          .shown.map(({ id }) => id)
          .join(''),
      ).toBe(ids),
    );
  /** Answers the last request. */
  const answer = (applications: Page['applications'], next: string | null) =>
    requests.at(-1)?.({ applications, next });
  return { ...fake, store, requests, answer, expectShown };
}

it('shows the newest before older ones and live updates', async () => {
  const { session, ...fake } = fakeSession(NEWEST);
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<TeamSession['readNewest']>>>();
  const watchLive = vi.fn(session.watchLive);
  const store = createReviewStore({
    ...createReviewDeps(),
    session: { ...session, watchLive, readNewest: () => promise },
    ...{ urlState: INITIAL_URL_STATE, $draftTexts: atom(new Map()), onEnded: vi.fn() },
  });
  await Promise.resolve();
  expect(watchLive).not.toHaveBeenCalled();
  resolve({ applications: NEWEST, isComplete: true });
  await vi.waitFor(() => expect(watchLive).toHaveBeenCalledOnce());
  expect(store.records.$list.get()).toEqual(NEWEST);
  fake.deliver(named('g', 7));
  expect(store.records.$list.get()).toHaveLength(3);
});

it('finds what a search matches in pages that arrive later', async () => {
  const { store, requests, answer, expectShown } = await setUp();
  await store.search.setQuery('name c');
  await expectShown('');
  answer([named('d', 4), named('c', 3)], 'b');
  await expectShown('c');
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect(store.$loading.get()).toBe('older');
  await store.search.setQuery('name');
  await expectShown('fedc');
  answer([named('b', 2), named('a', 1)], null);
  await expectShown('fedcba');
  expect(store.$loading.get()).toBe('done');
});

it('says that it searches until notes are read', async () => {
  const { session } = fakeSession(NEWEST);
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<TeamSession['readNotes']>>>();
  const store = createReviewStore({
    ...createReviewDeps(),
    session: { ...session, readNotes: () => promise },
    ...{ urlState: INITIAL_URL_STATE, $draftTexts: atom(new Map()), onEnded: vi.fn() },
  });
  await vi.waitFor(() => expect(store.$loading.get()).toBe('done'));
  await store.search.setQuery('monday');
  expect(store.search.$isReading.get()).toBe(true);
  expect(store.search.$found.get()).toEqual(new Set());
  const note = { id: 'n', at: 1, who: { name: 'code' }, text: 'Call on Monday' };
  resolve(new Map([['e', [note]]]));
  await vi.waitFor(() => expect(store.search.$isReading.get()).toBe(false));
  expect(store.search.$found.get()).toEqual(new Set(['e']));
});

it('filters, and reverses the order of, pages that arrive later', async () => {
  const { store, answer, expectShown } = await setUp({ filter: { ...NO_FILTER, status: 'pending' } });
  answer([named('d', 4), { ...named('c', 3), status: 'approved' }], 'b');
  await expectShown('fed');
  store.sort('oldest');
  await expectShown('def');
  answer([named('b', 2), named('a', 1)], null);
  await expectShown('abdef');
  expect(store.$view.get()).toMatchObject({ matching: 5, total: 6 });
});

it('shows once what arrives while older ones load, also if a page has it, too', async () => {
  const { answer, deliver, expectShown } = await setUp();
  deliver(named('h', 8), named('g', 7));
  await expectShown('hgfe');
  answer([named('g', 7), named('f', 6), named('e', 5), named('d', 4)], null);
  await expectShown('hgfed');
});

it('reports arrivals in every order and list, but neither changes nor reminders of older ones', async () => {
  const { store, answer, deliver } = await setUp({
    order: 'oldest',
    filter: { ...NO_FILTER, owner: 'mine' },
  });
  deliver(named('b', 2), { ...named('f', 6), status: 'approved' });
  expect(store.$arrived.get()).toEqual([]);
  deliver(named('g', 7));
  expect(store.$arrived.get()).toEqual(['g']);
  answer([named('d', 4)], null);
  deliver(named('h', 8));
  expect(store.$arrived.get()).toEqual(['h']);
});

it('never shows what is deleted while the page that has it loads', async () => {
  const { store, answer, listeners, expectShown } = await setUp();
  listeners.onRemoved('d', 'asked');
  listeners.onRemoved('f', 'asked');
  answer([named('f', 6), named('e', 5), named('d', 4), named('c', 3)], null);
  await expectShown('ec');
  expect(store.$missing.get().has('d')).toBe(true);
});

it('keeps a decision that is made while a page with the old status loads', async () => {
  const { store, answer, deliver, expectShown } = await setUp();
  store.setStatus('f', 'approved');
  deliver({ ...named('d', 4), status: 'rejected' });
  answer([named('f', 6), named('e', 5), named('d', 4)], null);
  await expectShown('fed');
  expect(store.records.get('f')?.status).toBe('approved');
  expect(store.records.get('d')?.status).toBe('rejected');
});
