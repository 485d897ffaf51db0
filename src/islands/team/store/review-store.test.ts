import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import { NO_FILTER } from '../../../domain/applications/application-filter.ts';
import { type Actor, CODE_ACTOR, type LogEvent } from '../../../domain/applications/history.ts';
import { application, createReviewDeps, fakeSession } from '../testing/fake-session.ts';
import { createReviewStore } from './review-store.ts';
import { INITIAL_URL_STATE, type UrlState } from './url-state.ts';

const FIRST = ['c', 'b', 'a'].map((id, index) => application(id, { createdAt: 3 - index }));

async function setUp({
  urlState = INITIAL_URL_STATE,
  first = FIRST,
  now = createReviewDeps().timing.now,
  actor = CODE_ACTOR,
}: {
  urlState?: UrlState;
  first?: typeof FIRST;
  now?: () => number;
  actor?: Actor;
} = {}) {
  const fake = fakeSession(first);
  const timers: (() => void)[] = [];
  const store = createReviewStore({
    ...createReviewDeps(),
    ...{
      session: Object.assign(fake.session, { actor }),
      urlState,
      $draftTexts: atom(new Map()),
      onEnded: vi.fn(),
    },
    timing: {
      ...createReviewDeps().timing,
      now,
      schedule: (_, act) => {
        timers.push(act);
        return () => undefined;
      },
    },
  });
  const stop = store.$view.listen(() => undefined);
  await vi.waitFor(() => expect(store.$loading.get()).toBe('done'));
  /** The view is batched. */
  const shown = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return store.$view.get().shown.map(({ id }) => id);
  };
  return { ...fake, store, shown, timers, stop };
}

it('updates live and filters by type and status', async () => {
  const { store, deliver, shown } = await setUp();
  expect(await shown()).toEqual(['c', 'b', 'a']);
  deliver(application('d', { createdAt: 9, status: 'approved', applicationType: 'Agency' }));
  expect(await shown()).toEqual(['d', 'c', 'b', 'a']);
  store.filter({ type: 'Mentee' });
  expect(await shown()).toEqual(['c', 'b', 'a']);
  store.filter({ type: 'All', status: 'approved' });
  expect(await shown()).toEqual(['d']);
});

it('says who decided, as soon as the log has it', async () => {
  const { store, deliver, listeners } = await setUp();
  const stop = store.$notices.listen(() => undefined);
  const decision = (id: string, to: string, name: string): LogEvent => ({
    ...{ id: `${id}${to}`, at: 1, what: 'status', about: id },
    ...{ who: { uid: name, name }, from: 'pending', to },
  });
  const log = [decision('a', 'rejected', 'Rob'), decision('b', 'approved', 'Rob')];
  listeners.log(log);
  deliver(application('a', { createdAt: 1, status: 'approved' }));
  expect(store.$notices.get().get('a')).toEqual({ status: 'approved', by: undefined });
  listeners.log([...log, decision('a', 'approved', 'Mara')]);
  expect(store.$notices.get().get('a')).toMatchObject({ by: { name: 'Mara' } });
  stop();
});

it('warns of an application that a colleague gave to the member, until the member acts', async () => {
  const { store, deliver, listeners } = await setUp({ actor: { uid: 'mara', name: 'Mara' } });
  const stop = store.$warned.listen(() => undefined);
  const event = (who: string, what: string): LogEvent => ({
    ...{ id: `${who}${what}`, at: 1, what, about: 'a', from: null, to: null },
    who: { uid: who, name: who },
  });
  deliver(application('a', { createdAt: 1, owner: { uid: 'mara', name: 'Mara' } }));
  listeners.log([event('mara', 'taken')]);
  expect([...store.$warned.get()]).toEqual([]);
  listeners.log([event('rob', 'taken')]);
  expect([...store.$warned.get()]).toEqual(['a']);
  listeners.log([event('rob', 'taken'), event('mara', 'note')]);
  expect([...store.$warned.get()]).toEqual([]);
  stop();
});

it('collects changes that arrive within a moment, and shows them before the next decision', async () => {
  const { store, deliver, timers } = await setUp({ now: () => 1000 });
  const onChange = vi.fn();
  store.records.$list.listen(onChange);
  const many = Array.from({ length: 50 }, (_, n) => application(`n${n}`, { createdAt: 10 + n }));
  deliver(...many);
  expect(onChange).toHaveBeenCalledOnce();
  timers.at(-1)?.();
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(store.records.$list.get()).toHaveLength(53);
  deliver(application('a', { createdAt: 1, status: 'rejected' }));
  store.setStatus('b', 'approved');
  expect(store.records.get('a')?.status).toBe('rejected');
});

it('counts unseen applications, without spam and previews', async () => {
  const { store, listeners } = await setUp();
  const stop = store.$unseen.listen(() => undefined);
  const expectUnseen = (count: number) => vi.waitFor(() => expect(store.$unseen.get()).toBe(count));
  await expectUnseen(3);
  store.preview('a');
  await expectUnseen(3);
  store.open('a');
  await expectUnseen(2);
  listeners.spam(new Set(['b']));
  await expectUnseen(1);
  stop();
});

it('forgets the draft and the undo of a removed application, unless that is open', async () => {
  const { store, listeners } = await setUp();
  store.open('c');
  store.drafts.setText('c', 'Call Cyd');
  listeners.onRemoved('c');
  expect(store.drafts.$drafts.get().get('c')?.text).toBe('Call Cyd');
  store.drafts.setText('a', 'Call Ada');
  store.open('b');
  expect(store.drafts.$drafts.get().get('a')?.text).toBe('Call Ada');
  store.setStatus('a', 'approved');
  listeners.onRemoved('a');
  expect(store.drafts.$drafts.get().size).toBe(0);
  expect(store.changes.$undoable.get(), 'nothing to undo').toEqual([]);
});

it('says who withdrew until that is opened, and says nothing of other deletions', async () => {
  const { store, listeners } = await setUp({
    first: FIRST.map((each) => ({ ...each, name: each.id.toUpperCase() })),
  });
  // One event per query that listed the application, in any order.
  listeners.onRemoved('a');
  listeners.onRemoved('a', 'withdrawn');
  listeners.onRemoved('a');
  listeners.onRemoved('b', 'asked');
  listeners.onRemoved('unknown', 'withdrawn');
  expect([...store.changes.$notices.get()]).toEqual([
    ['a', expect.objectContaining({ status: 'withdrawn' })],
  ]);
  expect(store.records.getName('a')).toBe('A');
  store.open('a');
  expect(store.changes.$notices.get().size).toBe(0);
});

it('keeps decided rows in place until another filter, search or list is chosen', async () => {
  const { store, shown, timers, deliver } = await setUp({
    urlState: { ...INITIAL_URL_STATE, filter: { ...NO_FILTER, status: 'pending' } },
  });
  await shown();
  store.open('b');
  store.decide('approved');
  deliver(application('a', { createdAt: 1, status: 'rejected' }));
  await shown();
  for (const act of [...timers]) act();
  store.openNextPending();
  expect(store.$open.get()).toBe('c');
  expect(await shown()).toEqual(['c', 'b', 'a']);
  expect(store.$view.get().matching).toBe(1);
  await store.search.setQuery('c');
  expect(await shown()).toEqual([]);
  await store.search.setQuery('');
  expect(await shown()).toEqual(['c']);
  store.filter({ status: 'approved' });
  expect(await shown()).toEqual(['b']);
});

it('refuses a decision on a status that changed without being shown', async () => {
  const { store, deliver, session } = await setUp({ now: () => 1000 });
  const setStatus = vi.spyOn(session, 'setStatus');
  deliver(application('c', { createdAt: 3, status: 'rejected' }));
  deliver(application('a', { createdAt: 1, status: 'rejected' }));
  store.setStatus('a', 'approved');
  expect(setStatus).not.toHaveBeenCalled();
  expect(store.changes.$notices.get().get('a')).toMatchObject({ status: 'rejected', refused: 'approved' });
});

it('undoes nothing if a colleague has changed that decision without its being shown', async () => {
  const { store, deliver, session } = await setUp({ now: () => 1000 });
  for (const id of ['b', 'a']) store.setStatus(id, 'approved');
  const setStatus = vi.spyOn(session, 'setStatus');
  await Promise.resolve();
  deliver(application('c', { createdAt: 3, status: 'rejected' }));
  deliver(application('a', { createdAt: 1, status: 'rejected' }));
  store.undo();
  expect(setStatus).not.toHaveBeenCalled();
  expect(store.changes.$latest.get()).toMatchObject({ id: 'b' });
});

it('steps to the first row after a change of filters', async () => {
  const { store, shown } = await setUp();
  await shown();
  store.open('a');
  await shown();
  store.setStatus('a', 'approved');
  store.filter({ status: 'pending' });
  expect(await shown()).toEqual(['c', 'b']);
  store.step(1);
  expect(store.$open.get()).toBe('c');
});

it('decides by key only on what the list shows', async () => {
  const { store, shown } = await setUp();
  await shown();
  const decideAfter = async (act: () => void) => {
    store.open('b');
    act();
    await shown();
    store.decide('rejected');
    expect(store.$open.get()).toBe('b');
    return store.records.get('b')?.status;
  };
  expect(await decideAfter(() => store.filter({ status: 'approved' }))).toBe('pending');
  store.filter({ status: 'All' });
  expect(await decideAfter(() => store.show('spam'))).toBe('pending');
  store.show('inbox');
  expect(await decideAfter(() => void store.search.setQuery('nobody'))).toBe('pending');
  await store.search.setQuery('');
  expect(await decideAfter(() => undefined)).toBe('rejected');
});

it('closes a preview that turns out to be spam, but nothing that somebody opened', async () => {
  const { store, listeners, shown } = await setUp();
  await shown();
  store.preview('c');
  listeners.spam(new Set(['c']));
  await shown();
  expect(store.$open.get()).toBeNull();
  store.open('b');
  listeners.spam(new Set(['b', 'c']));
  expect(await shown()).toEqual(['a']);
  expect(store.$open.get()).toBe('b');
});

it('steps through the list and stops at its ends', async () => {
  const { store, shown } = await setUp();
  await shown();
  const steps = (...by: readonly (1 | -1)[]) => {
    for (const each of by) store.step(each);
    return store.$open.get();
  };
  expect(steps(1)).toBe('c');
  expect(steps(1, 1, 1)).toBe('a');
  expect(steps(-1)).toBe('b');
  expect(steps(-1, -1)).toBe('c');
});

it('steps on from a preview that was decided', async () => {
  const { store, shown } = await setUp();
  await shown();
  store.preview('c');
  store.decide('approved');
  store.step(1);
  expect(store.$open.get()).toBe('b');
});

it('opens the next pending application, wrapping around', async () => {
  const { store, deliver, shown } = await setUp();
  deliver(application('b', { createdAt: 2, status: 'approved' }));
  await shown();
  for (const expected of ['c', 'a', 'c']) {
    store.openNextPending();
    expect(store.$open.get()).toBe(expected);
  }
});

it('says that no pending application is left in the list, until something else happens', async () => {
  const { store, shown } = await setUp();
  store.filter({ status: 'approved' });
  await shown();
  store.openNextPending();
  expect(store.$isNoneLeft.get()).toBe(true);
  store.filter({ status: 'All' });
  expect(store.$isNoneLeft.get()).toBe(false);
  await shown();
  store.openNextPending();
  expect(store.$isNoneLeft.get()).toBe(false);
});

it('clears filters and search, and shows everything', async () => {
  const { store, shown } = await setUp();
  store.filter({ status: 'approved', type: 'Mentor' });
  store.show('spam');
  await store.search.setQuery('nobody');
  expect(await shown()).toEqual([]);
  store.clear();
  expect(await shown()).toEqual(['c', 'b', 'a']);
  expect(store.$urlState.get()).toEqual(INITIAL_URL_STATE);
});

it('opens the application whose decision it undoes', async () => {
  const { store, session } = await setUp();
  const setStatus = vi.spyOn(session, 'setStatus');
  store.open('b');
  store.setStatus('a', 'rejected');
  expect(store.$seen.get().opened).toContain('a');
  store.undo();
  expect(setStatus).toHaveBeenCalledTimes(2);
  expect(store.$open.get()).toBe('a');
  expect(store.records.get('a')?.status).toBe('pending');
});

it('lists likely spam separately', async () => {
  const { store, listeners, shown } = await setUp();
  listeners.spam(new Set(['b']));
  expect(await shown()).toEqual(['c', 'a']);
  store.show('spam');
  expect(await shown()).toEqual(['b']);
});

it('lists what needs somebody: unsent messages, and the member’s own due reminders', async () => {
  const owner = { uid: 'mara', name: 'Mara' };
  const first = [application('due', { createdAt: 2, owner, remindOn: '1970-01-01' }), application('a')];
  const { store, listeners, shown } = await setUp({ first, actor: owner });
  store.show('warnings');
  expect(await shown()).toEqual(['due']);
  listeners.unsent(new Set(['a']));
  expect(await shown()).toEqual(['due', 'a']);
});

it('restores the open application, and marks opened ones as seen', async () => {
  const { store } = await setUp({ urlState: { ...INITIAL_URL_STATE, open: 'b' } });
  expect(store.$opened.get()?.id).toBe('b');
  store.open('c');
  expect(store.$seen.get().opened).toContain('c');
  expect(store.$urlState.get()).toEqual({ ...INITIAL_URL_STATE, open: 'c' });
});
