import { describe, expect, it, vi } from 'vitest';
import { CARDS_PER_PAGE } from '../../domain/niches/cards.ts';
import { parseNiches } from '../../domain/niches/niche-file.ts';
import { formatPublishedWords } from '../../domain/niches/search-words.ts';
import { EMPTY_QUERY } from './finder-results.ts';
import { createFinderStore } from './finder-store.ts';

const pause = (): Promise<void> => Promise.resolve();
const HEADER = 'nische;mikronische;beschreibung;zielgruppe';
const FILE = `${HEADER}
Software;Lagerverwaltung;Für Händler;Logistikleiter
Handwerk und Bau;Bäckereibedarf;Öfen;Bäcker
Software;Bautagebuch;Auf der Baustelle;Bauleiter`;

async function loadStore(file = FILE) {
  const log = vi.fn();
  const store = createFinderStore({ read: async () => file, log, pause, trackEvent: () => undefined });
  await store.load();
  await store.prepare();
  const found = () => store.$results.get().found.map(({ mikronische }) => mikronische);
  return { store, log, found };
}

it('loads the file, then filters it', async () => {
  const store = createFinderStore({
    read: async () => FILE,
    log: vi.fn(),
    pause,
    trackEvent: () => undefined,
  });
  expect(store.$results.get().state).toBe('loading');
  await store.load();
  await store.prepare();
  expect(store.$results.get()).toMatchObject({ state: 'ready', totalFound: 3, chosen: null });

  store.setQuery({ nische: 'software' });
  expect(store.$results.get()).toMatchObject({ totalFound: 3, chosen: { name: 'Software', count: 2 } });
  store.setQuery({ text: 'baut' });
  expect(store.$results.get().found.map(({ mikronische }) => mikronische)).toEqual(['Bautagebuch']);
  store.setQuery(EMPTY_QUERY);
  expect(store.$results.get().found).toHaveLength(3);
});

it('shows the first rows until the file loads, unless there is a query', async () => {
  const first = [
    {
      niche: { nische: 'A', mikronische: 'a', beschreibung: 'b', zielgruppe: 'z' },
      related: [{ nische: 'B', mikronische: 'b' }],
    },
  ];
  const [{ niche, related }] = first as [(typeof first)[0]];
  const store = createFinderStore({
    first,
    read: async () => FILE,
    log: vi.fn(),
    pause,
    trackEvent: () => undefined,
  });
  expect(store.$results.get()).toMatchObject({ state: 'loading', found: [niche] });
  expect(store.$results.get().getRelatedNiches(niche)).toBe(related);
  store.setQuery({ text: 'bau' });
  expect(store.$results.get()).toMatchObject({ state: 'loading', found: [] });
  store.setQuery({ text: ' ', nische: 'software' });
  expect(store.$results.get().found).toEqual([]);
  store.setQuery(EMPTY_QUERY);
  expect(store.$results.get().found).toEqual([niche]);
  await store.load();
  expect(store.$results.get().found).toHaveLength(3);
  expect(store.$results.get().found).not.toContain(niche);
});

it('adds related rows once they are computed', async () => {
  const { store } = await loadStore();
  const [row] = store.$results.get().found;
  if (row === undefined) throw new Error('Row not found');
  await vi.waitFor(() =>
    expect(store.$results.get().getRelatedNiches(row)).toMatchObject([{ mikronische: 'Bautagebuch' }]),
  );
});

it('hides the first rows if the file cannot be read', async () => {
  const niche = { nische: 'A', mikronische: 'a', beschreibung: 'b', zielgruppe: 'z' };
  const store = createFinderStore({
    first: [{ niche, related: [] }],
    read: () => Promise.reject(new Error('404')),
    log: vi.fn(),
    pause,
    trackEvent: () => undefined,
  });
  await store.load();
  expect(store.$results.get()).toMatchObject({ state: 'failed', found: [] });
});

it('counts results per niche', async () => {
  const { store } = await loadStore();
  const counts = () => store.$results.get().choices.map(({ name, count }) => [name, count]);
  expect(counts()).toEqual([
    ['Handwerk und Bau', 1],
    ['Software', 2],
  ]);
  store.setQuery({ text: 'lager', nische: 'handwerk-und-bau' });
  expect(counts()).toEqual([
    ['Handwerk und Bau', 0],
    ['Software', 1],
  ]);
  expect(store.$results.get()).toMatchObject({ found: [], totalFound: 1 });
  expect(store.$results.get().suggestions()).toEqual([]);
});

it('reports when no result has all the words', async () => {
  const { store } = await loadStore();
  store.setQuery({ text: 'Öfen Händler' });
  expect(store.$results.get()).toMatchObject({ totalFound: 2, partialMatchWordCount: 2 });
  store.setQuery({ text: 'Öfen Bäcker' });
  expect(store.$results.get().partialMatchWordCount).toBe(0);
  store.setQuery({ text: '' });
  expect(store.$results.get().partialMatchWordCount).toBe(0);
});

describe('search words', () => {
  const { niches } = parseNiches(FILE);
  const WORDS = formatPublishedWords(niches, {
    words: new Map([['Bautagebuch', ['Polier', 'Bauapp']]]),
    synonyms: [{ terms: ['Baustelle'], synonyms: ['Bauplatz'] }],
    model: { bias: 0, features: [], scale: 0, letters: '' },
  });

  async function loadWithWords(readWords: () => Promise<string>) {
    const log = vi.fn();
    const store = createFinderStore({
      read: async () => FILE,
      readWords,
      log,
      pause,
      trackEvent: () => undefined,
    });
    await store.load();
    return { store, log };
  }

  it('find their rows, which show them', async () => {
    const { store } = await loadWithWords(async () => WORDS);
    await store.prepare();
    store.setQuery({ text: 'poliere' });
    const { found, getMatchedWords } = store.$results.get();
    expect(found.map(({ mikronische }) => mikronische)).toEqual(['Bautagebuch']);
    expect(found.flatMap(getMatchedWords)).toEqual(['Polier']);
    store.setQuery({ text: 'Bauplatz' });
    expect(store.$results.get().found).toHaveLength(1);
  });

  it('load at the first interaction', async () => {
    const readWords = vi.fn(async () => WORDS);
    const { store } = await loadWithWords(readWords);
    expect(readWords).not.toHaveBeenCalled();
    await store.prepare();
    await store.prepare();
    expect(readWords).toHaveBeenCalledOnce();
  });

  it('are waited for, without a count or an empty result until then', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { store } = await loadWithWords(() => promise);
    const states: unknown[] = [];
    store.$results.subscribe(({ state, found, totalFound, choices }) =>
      states.push([state, found.length, totalFound, choices.map(({ count }) => count)]),
    );
    expect(states.at(-1)).toEqual(['ready', 3, 3, [1, 2]]);
    store.setQuery({ text: 'bauapp' });
    expect(states.at(-1)).toEqual(['loading', 0, 0, [null, null]]);
    store.setQuery({ text: 'xylophon', nische: 'software' });
    expect(store.$results.get()).toMatchObject({ state: 'loading', chosen: { name: 'Software' } });
    store.setQuery({ text: '', nische: null });
    expect(states.at(-1)).toEqual(['ready', 3, 3, [1, 2]]);
    store.setQuery({ text: 'bauapp' });
    resolve(WORDS);
    await vi.waitFor(() => expect(states.at(-1)).toEqual(['ready', 1, 1, [0, 1]]));
    expect(store.$results.get().found.flatMap(store.$results.get().getMatchedWords)).toEqual(['Bauapp']);
    expect(store.$query.get().text).toBe('bauapp');
    const searches = states.filter((each) => (each as unknown[])[0] === 'loading');
    expect(new Set(searches.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify(['loading', 0, 0, [null, null]])]),
    );
  });

  it('fall back to the rows if they fail to load, and are retried', async () => {
    const readWords = vi.fn(async () => WORDS);
    readWords.mockRejectedValueOnce(new Error('offline'));
    const { store, log } = await loadWithWords(readWords);
    store.setQuery({ text: 'baustelle' });
    await vi.waitFor(() => expect(store.$results.get().found).toHaveLength(1));
    expect(log).toHaveBeenCalledOnce();
    store.setQuery({ text: 'polier' });
    expect(store.$results.get()).toMatchObject({ found: [], isLimited: true });
    const retried = store.prepare();
    expect(store.$results.get()).toMatchObject({ state: 'loading', isLimited: false });
    await retried;
    expect(store.$results.get().found).toHaveLength(1);
    expect(store.$results.get().isLimited).toBe(false);
  });
});

it.each(['C#', '🚀', '...', 'für die'])(
  'finds nothing for %j, which has no word to search for',
  async (text) => {
    const { store, found } = await loadStore();
    store.setQuery({ text });
    expect(store.$results.get()).toMatchObject({ state: 'ready', totalFound: 0 });
    expect(found()).toEqual([]);
  },
);

it('treats an unknown niche as all', async () => {
  const { store, found } = await loadStore();
  store.setQuery({ nische: 'raumfahrt' });
  expect(store.$results.get().chosen).toBeNull();
  expect(found()).toHaveLength(3);
});

it('suggests a spelling when nothing matches', async () => {
  const { store } = await loadStore();
  store.setQuery({ text: 'Lgstikliter' });
  expect(store.$results.get().found).toEqual([]);
  expect(store.$results.get().suggestions()).toEqual(['Logistikleiter']);
});

it('shows some cards, then more, and resets for a new query', async () => {
  const { store } = await loadStore();
  store.showMore();
  expect(store.$shown.get()).toBe(2 * CARDS_PER_PAGE);
  store.setQuery({ text: 'x' });
  expect(store.$shown.get()).toBe(CARDS_PER_PAGE);
});

it('searches and pages through ten thousand rows', async () => {
  const rows = Array.from(
    { length: 10_000 },
    (_, index) => `N${index % 50};Sache ${index};Etwas ${index};Leute ${index}`,
  );
  const { store, found } = await loadStore([HEADER, ...rows].join('\n'));
  expect(store.$results.get().totalFound).toBe(10_000);
  store.setQuery({ text: 'Sache 9999' });
  expect(found()).toEqual(['Sache 9999']);
});

it('logs a broken line with its number, and shows the others', async () => {
  const { log, found } = await loadStore(`${FILE}\nHandwerk;zu kurz`);
  expect(log).toHaveBeenCalledExactlyOnceWith('Niche file, line 5: 2 fields instead of 4');
  expect(found()).toHaveLength(3);
});

describe.each([
  ['cannot be read', () => Promise.reject(new Error('404'))],
  ['is not a niche file', async () => '<html>'],
])('a file that %s', (_, read) => {
  it('is logged, finds nothing, and can be reloaded', async () => {
    const log = vi.fn();
    let response: () => Promise<string> = read;
    const store = createFinderStore({ read: () => response(), log, pause, trackEvent: () => undefined });
    await store.load();
    expect(log).toHaveBeenCalledOnce();
    expect(store.$results.get()).toMatchObject({ state: 'failed', found: [] });
    response = async () => FILE;
    await store.load();
    expect(store.$results.get()).toMatchObject({ state: 'ready', totalFound: 3 });
  });
});

it('reports its first use', async () => {
  const trackEvent = vi.fn();
  const store = createFinderStore({ read: async () => FILE, log: vi.fn(), pause, trackEvent });
  await store.load();
  for (const query of [{}, { text: '  ' }]) store.setQuery(query);
  expect(trackEvent).not.toHaveBeenCalled();
  store.setQuery({ text: 'bau' });
  expect(trackEvent).toHaveBeenCalledExactlyOnceWith('finder-used');
});
