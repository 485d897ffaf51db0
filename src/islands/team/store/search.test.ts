import { expect, it } from 'vitest';
import type { Application } from '../../../domain/applications/application.ts';
import { application } from '../testing.ts';
import { createSearch } from './search.ts';

function setUp(count = 5000) {
  let list: readonly Application[] = Array.from({ length: count }, (_, i) =>
    application(`a${i}`, { name: i % 100 === 0 ? 'Müller' : 'Meier' }),
  );
  const breaths: (() => void)[] = [];
  const search = createSearch({
    all: () => list,
    breathe: () => new Promise((resolve) => breaths.push(resolve)),
  });
  const add = (application: Application) => {
    list = [application, ...list];
    search.admit([application]);
  };
  const breatheOut = async () => {
    while (breaths.length > 0) {
      breaths.shift()?.();
      await Promise.resolve();
      await Promise.resolve();
    }
  };
  return { search, add, breatheOut };
}

it('finds in slices, and is over with an empty query', async () => {
  const { search, breatheOut } = setUp();
  const done = search.type('mueller');
  expect(search.$query.get()).toBe('mueller');
  expect(search.$found.get()).toBeNull();
  await breatheOut();
  await done;
  expect(search.$found.get()?.size).toBe(50);
  await search.type(' ');
  expect(search.$found.get()).toBeNull();
});

it('cancels a search when the query changes', async () => {
  const { search, breatheOut } = setUp();
  const first = search.type('meier');
  const second = search.type('muller');
  await breatheOut();
  await Promise.all([first, second]);
  expect(search.$found.get()?.size).toBe(50);
});

it('includes applications that arrive during and after a search', async () => {
  const { search, add, breatheOut } = setUp();
  const done = search.type('müller');
  add(application('during', { name: 'Mueller' }));
  await breatheOut();
  await done;
  add(application('after', { name: 'Muller' }));
  add(application('other', { name: 'Meier' }));
  expect(search.$found.get()).toEqual(expect.objectContaining({ size: 52 }));
  add(application('after', { name: 'Meier' }));
  expect(search.$found.get()?.has('after')).toBe(false);
});
