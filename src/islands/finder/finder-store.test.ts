import { describe, expect, it, vi } from 'vitest';
import { CARDS } from '../../domain/niche-cards.ts';
import { createFinderStore, NO_QUERY } from './finder-store.ts';

const HEADER = 'nische;mikronische;beschreibung;zielgruppe';
const FILE = `${HEADER}
Software;Lagerverwaltung;Für Händler;Logistikleiter
Handwerk und Bau;Bäckereibedarf;Öfen;Bäcker
Software;Bautagebuch;Auf der Baustelle;Bauleiter`;

async function loaded(file = FILE) {
  const log = vi.fn();
  const store = createFinderStore({ read: async () => file, log, tell: () => undefined });
  await store.load();
  const found = () => store.$results.get().found.map(({ mikronische }) => mikronische);
  return { store, log, found };
}

it('loads the file, then narrows it down', async () => {
  const store = createFinderStore({ read: async () => FILE, log: vi.fn(), tell: () => undefined });
  expect(store.$results.get().state).toBe('loading');
  await store.load();
  expect(store.$results.get()).toMatchObject({ state: 'ready', foundInAll: 3, chosen: null });

  store.ask({ nische: 'software' });
  expect(store.$results.get()).toMatchObject({ foundInAll: 3, chosen: { name: 'Software', count: 2 } });
  store.ask({ text: 'bau' });
  expect(store.$results.get().found.map(({ mikronische }) => mikronische)).toEqual(['Bautagebuch']);
  store.ask(NO_QUERY);
  expect(store.$results.get().found).toHaveLength(3);
});

it('shows the first rows until the file is here, unless something is looked for', async () => {
  const first = [
    {
      niche: { nische: 'A', mikronische: 'a', beschreibung: 'b', zielgruppe: 'z' },
      related: [{ nische: 'B', mikronische: 'b' }],
    },
  ];
  const [{ niche, related }] = first as [(typeof first)[0]];
  const store = createFinderStore({ first, read: async () => FILE, log: vi.fn(), tell: () => undefined });
  expect(store.$results.get()).toMatchObject({ state: 'loading', found: [niche] });
  expect(store.relativesOf(niche)).toBe(related);
  store.ask({ text: 'bau' });
  expect(store.$results.get().found).toEqual([]);
  store.ask({ text: ' ', nische: 'software' });
  expect(store.$results.get().found).toEqual([]);
  store.ask(NO_QUERY);
  expect(store.$results.get().found).toEqual([niche]);
  await store.load();
  expect(store.$results.get().found).toHaveLength(3);
  expect(store.$results.get().found).not.toContain(niche);
});

it('shows none of the first rows when the file cannot be read', async () => {
  const niche = { nische: 'A', mikronische: 'a', beschreibung: 'b', zielgruppe: 'z' };
  const store = createFinderStore({
    first: [{ niche, related: [] }],
    read: () => Promise.reject(new Error('404')),
    log: vi.fn(),
    tell: () => undefined,
  });
  await store.load();
  expect(store.$results.get()).toMatchObject({ state: 'failed', found: [] });
});

it('counts per niche what the search finds', async () => {
  const { store } = await loaded();
  const counts = () => store.$results.get().choices.map(({ name, count }) => [name, count]);
  expect(counts()).toEqual([
    ['Handwerk und Bau', 1],
    ['Software', 2],
  ]);
  store.ask({ text: 'lager', nische: 'handwerk-und-bau' });
  expect(counts()).toEqual([
    ['Handwerk und Bau', 0],
    ['Software', 1],
  ]);
  expect(store.$results.get()).toMatchObject({ found: [], foundInAll: 1, near: [] });
});

it('takes a niche that the file does not have for all', async () => {
  const { store, found } = await loaded();
  store.ask({ nische: 'raumfahrt' });
  expect(store.$results.get().chosen).toBeNull();
  expect(found()).toHaveLength(3);
});

it('names near words when nothing fits', async () => {
  const { store } = await loaded();
  store.ask({ text: 'Bautagesgericht' });
  expect(store.$results.get().near).toContain('Bautagebuch');
});

it('shows some cards, then more, and fewer again for another question', async () => {
  const { store } = await loaded();
  store.more();
  expect(store.$shown.get()).toBe(2 * CARDS);
  store.ask({ text: 'x' });
  expect(store.$shown.get()).toBe(CARDS);
});

it('shows ten thousand rows a card at a time, and searches them', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => `N${at % 50};Sache ${at};Etwas ${at};Leute ${at}`);
  const { store, found } = await loaded([HEADER, ...rows].join('\n'));
  expect(store.$results.get().foundInAll).toBe(10_000);
  store.ask({ text: 'Sache 9999' });
  expect(found()).toEqual(['Sache 9999']);
});

it('logs a broken line with its number, and shows the others', async () => {
  const { log, found } = await loaded(`${FILE}\nHandwerk;zu kurz`);
  expect(log).toHaveBeenCalledExactlyOnceWith('The niche file is broken in line 5: 2 fields instead of 4');
  expect(found()).toHaveLength(3);
});

describe.each([
  ['cannot be read', () => Promise.reject(new Error('404'))],
  ['is none', async () => '<html>'],
])('a file that %s', (_, read) => {
  it('is logged, finds nothing, and can be loaded again', async () => {
    const log = vi.fn();
    let answer: () => Promise<string> = read;
    const store = createFinderStore({ read: () => answer(), log, tell: () => undefined });
    await store.load();
    expect(log).toHaveBeenCalledOnce();
    expect(store.$results.get()).toMatchObject({ state: 'failed', found: [] });
    answer = async () => FILE;
    await store.load();
    expect(store.$results.get()).toMatchObject({ state: 'ready', foundInAll: 3 });
  });
});

it('tells that it was used once something is asked for', async () => {
  const tell = vi.fn();
  const store = createFinderStore({ read: async () => FILE, log: vi.fn(), tell });
  await store.load();
  store.ask({});
  store.ask({ text: '  ' });
  expect(tell).not.toHaveBeenCalled();
  store.ask({ text: 'bau' });
  expect(tell).toHaveBeenCalledExactlyOnceWith('finder-used');
});
