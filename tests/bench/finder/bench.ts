import { readFileSync } from 'node:fs';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { type Niche, parseNiches } from '../../../src/domain/niche-file.ts';
import { createNicheSearch } from '../../../src/domain/niche-search.ts';
import { type Bench, formatted, median, type Row } from '../bench.ts';
import { faultsOf, type JudgedQuery, judgedQueries, reciprocalRank } from './queries.ts';

const ROWS = 10_000;
const AIM_RANK = 0.9;
const COLUMNS = ['mikronische', 'beschreibung', 'zielgruppe'] as const;
/** As a visitor types them, a key at a time. */
const TYPED = ['Photovoltaik Gewerbe', 'Zahnartz', 'Hausverwaltung', 'metzgerei hygiene', 'Bau', 'Anlagen'];
const TRIES = 7;

type Search = (text: string) => readonly number[];

/** The same rows over and over, each time with words of their own, so that there are as many words as rows would have. */
function manyOf(niches: readonly Niche[]): readonly Niche[] {
  return Array.from({ length: ROWS }, (_, number) => {
    const round = Math.floor(number / niches.length);
    const { nische, mikronische, beschreibung, zielgruppe } = niches[number % niches.length] as Niche;
    const own = (text: string): string =>
      round === 0
        ? text
        : text.replace(/\p{Lu}\p{L}{9,}/u, (word) => `${word}${'abcdefghijklmnopqrs'[round]}`);
    return { nische, mikronische: own(mikronische), beschreibung: own(beschreibung), zielgruppe };
  });
}

function miniSearchOver(niches: readonly Niche[]): Search {
  const index = new MiniSearch<Niche & { id: number }>({
    fields: [...COLUMNS],
    searchOptions: {
      boost: { mikronische: 3 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(niches.map((niche, id) => ({ ...niche, id })));
  return (text) => index.search(text).map(({ id }) => Number(id));
}

function fuseOver(niches: readonly Niche[]): Search {
  const fuse = new Fuse(niches, {
    keys: [
      { name: 'mikronische', weight: 3 },
      { name: 'beschreibung', weight: 1 },
      { name: 'zielgruppe', weight: 1 },
    ],
    ignoreLocation: true,
    ignoreDiacritics: true,
    threshold: 0.3,
  });
  return (text) => fuse.search(text).map(({ refIndex }) => refIndex);
}

function includesOver(niches: readonly Niche[]): Search {
  const texts = niches.map((niche) =>
    COLUMNS.map((column) => niche[column])
      .join('\n')
      .toLowerCase(),
  );
  return (text) => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    return texts.flatMap((each, row) => (words.every((word) => each.includes(word)) ? [row] : []));
  };
}

function oursOver(niches: readonly Niche[]): Search {
  const search = createNicheSearch(niches);
  return (text) => search.find(text).rows;
}

const SEARCHES = [
  ['ours', oursOver],
  ['MiniSearch', miniSearchOver],
  ['Fuse', fuseOver],
  ['includes', includesOver],
] as const;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function qualityOf(niches: readonly Niche[]): readonly Row[] {
  const queries = judgedQueries();
  const ranks = SEARCHES.map(([name, over]) => {
    const search = over(niches);
    const found = queries.map(({ query }) => search(query).map((row) => niches[row]?.mikronische ?? ''));
    const rankOf = (which: (query: JudgedQuery) => boolean): number =>
      mean(queries.flatMap((query, at) => (which(query) ? [reciprocalRank(query, found[at] ?? [])] : [])));
    const faults = queries.filter((query, at) => faultsOf(query, found[at] ?? []).length > 0);
    return { name, all: rankOf(() => true), heldBack: rankOf(({ heldBack }) => heldBack), faults, rankOf };
  });
  const [ours, ...others] = ranks;
  if (!ours) throw new Error('There is no search to measure');
  const best = Math.max(...others.map(({ all }) => all));
  return [
    ...ranks.map(({ name, all, heldBack, faults }) => ({
      what: `mean reciprocal rank, ${name}`,
      measured: `${all.toFixed(3)}, held back ${heldBack.toFixed(3)}, ${faults.length} of ${queries.length} with a fault in the first five`,
      ...(name === 'ours'
        ? { aim: `${AIM_RANK}, better than each`, reached: all >= AIM_RANK && all > best }
        : {}),
    })),
    ...[...new Set(queries.map(({ kind }) => kind))].map((kind) => ({
      what: `  ${kind}: ours, MiniSearch, Fuse, includes`,
      measured: ranks.map(({ rankOf }) => rankOf((query) => query.kind === kind).toFixed(2)).join(', '),
    })),
  ];
}

/**
 * Milliseconds for each key of the typed queries, each the best of some tries. Between two tries of one text stand all
 * others, so that nothing kept from the last try answers for the search.
 */
function keysOf(search: Search): readonly number[] {
  const texts = TYPED.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));
  const best = texts.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < TRIES; round += 1)
    for (const [at, text] of texts.entries()) {
      const started = performance.now();
      search(text);
      best[at] = Math.min(best[at] ?? 0, performance.now() - started);
    }
  return best;
}

function speedOf(niches: readonly Niche[]): readonly Row[] {
  const times = SEARCHES.slice(0, 2).map(([name, over]) => {
    const started = performance.now();
    const search = over(niches);
    const built = performance.now() - started;
    const keys = keysOf(search);
    return { name, built, middle: median(keys), slowest: Math.max(...keys) };
  });
  const [ours, theirs] = times;
  if (!ours || !theirs) throw new Error('There is nothing to compare');
  return [
    ...times.map(({ name, built, middle, slowest }) => ({
      what: `${name}: index, key (median), slowest key`,
      measured: [built, middle, slowest].map((ms) => formatted(ms, 'ms')).join(', '),
    })),
    {
      what: 'a key, ours over MiniSearch (median)',
      measured: formatted(ours.middle / theirs.middle, 'times'),
      aim: '1 times',
      reached: ours.middle <= theirs.middle,
    },
    {
      what: 'the slowest key, ours over MiniSearch',
      measured: formatted(ours.slowest / theirs.slowest, 'times'),
      aim: '1 times',
      reached: ours.slowest <= theirs.slowest,
    },
  ];
}

export const bench: Bench = {
  title: `Niche finder: 150 judged queries on the published file, keys on ${ROWS} rows`,
  run: async () => {
    const { niches } = parseNiches(
      readFileSync(new URL('../../../public/anbahn-nischen.csv', import.meta.url), 'utf8'),
    );
    return [...qualityOf(niches), ...speedOf(manyOf(niches))];
  },
};
