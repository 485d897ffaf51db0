import { expect, it, vi } from 'vitest';
import type { Application } from '../../../domain/applications/application.ts';
import { application } from '../testing/fake-session.ts';
import { createSearch } from './search.ts';

function setUp(count = 5000, readMore = () => new Promise<ReadonlyMap<string, string>>(() => undefined)) {
  let list: readonly Application[] = Array.from({ length: count }, (_, i) =>
    application(`a${i}`, { name: i % 100 === 0 ? 'Müller' : 'Meier' }),
  );
  const pending: (() => void)[] = [];
  const search = createSearch({
    onResult: () => undefined,
    getApplications: () => list,
    readMore,
    timing: { yieldToInput: () => new Promise<void>((resolve) => pending.push(resolve)) },
  });
  const add = (application: Application) => {
    list = [application, ...list];
    search.update([application]);
  };
  const runPending = async () => {
    while (pending.length > 0) {
      pending.shift()?.();
      await Promise.resolve();
      await Promise.resolve();
    }
  };
  return { search, add, runPending };
}

it('searches in slices, and clears the result on an empty query', async () => {
  const { search, runPending } = setUp();
  const done = search.setQuery('mueller');
  expect(search.$query.get()).toBe('mueller');
  expect(search.$found.get()).toBeNull();
  await runPending();
  await done;
  expect(search.$found.get()?.size).toBe(50);
  await search.setQuery(' ');
  expect(search.$found.get()).toBeNull();
});

it('cancels a search when the query changes', async () => {
  const { search, runPending } = setUp();
  const first = search.setQuery('meier');
  const second = search.setQuery('muller');
  await runPending();
  await Promise.all([first, second]);
  expect(search.$found.get()?.size).toBe(50);
});

it('includes applications that arrive during and after a search', async () => {
  const { search, add, runPending } = setUp();
  const done = search.setQuery('müller');
  add(application('during', { name: 'Mueller' }));
  await runPending();
  await done;
  add(application('after', { name: 'Muller' }));
  add(application('other', { name: 'Meier' }));
  expect(search.$found.get()).toEqual(expect.objectContaining({ size: 52 }));
  add(application('after', { name: 'Meier' }));
  expect(search.$found.get()?.has('after')).toBe(false);
});

it('finds notes and campaigns once they are read', async () => {
  const { search } = setUp(3, async () => new Map([['a1', 'Call on Monday']]));
  await search.setQuery('monday');
  await vi.waitFor(() => expect(search.$found.get()).toEqual(new Set(['a1'])));
});
