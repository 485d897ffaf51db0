import { readFileSync } from 'node:fs';
import { parseNiches } from '../../../src/domain/niches/niche-file.ts';
import { parseSearchWords } from '../../../src/domain/niches/search-words.ts';
import { type Bench, formatted, median, type Row } from '../bench.ts';
import { type Batch, batches, keepFirstContact, type Reached, reachedOn } from './batches.ts';
import { ENGINES, type Search } from './engines.ts';
import { faultsOf, judgedQueries, reciprocalRank } from './queries.ts';

const AIM_MRR = 0.95;
const AIM_KIND = 0.85;
const AIM_MISSED = 0.01;
/** As a visitor types them, a key at a time. */
const TYPED = [
  'Photovoltaik Gewerbe',
  'Zahnartz',
  'Hausverwaltung',
  'metzgerei hygiene',
  'Wer reinigt Büros?',
];
const ATTEMPTS = 5;

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const { niches } = parseNiches(read('src/content/niches/niches.csv'));
const words = new Map(
  parseSearchWords(read('src/content/niches/search-words.csv')).map((line) => [line.mikronische, line.words]),
);
const nameOf = (row: number): string | undefined => niches[row]?.mikronische;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const said = ({ mrr, missed, answerable, empty: [found, all] }: Reached): string =>
  `${mrr.toFixed(2)}, ${missed} of ${answerable} missed, ${found} of ${all} without a row find nothing`;

interface Measured {
  readonly batch: Batch;
  readonly reached: readonly (readonly [name: string, reached: Reached])[];
}

function measured(searches: readonly (readonly [string, Search])[]): readonly Measured[] {
  return batches().map((batch) => {
    const reached = searches.map(
      ([name, search]) => [name, reachedOn(batch.queries, search, nameOf)] as const,
    );
    const ours = reached[0]?.[1];
    return { batch: batch.firstContact || !ours ? batch : keepFirstContact(batch, ours), reached };
  });
}

/** The mean of the last two batches when the search met them for the first time. */
function firstContactRows(all: readonly Measured[]): readonly Row[] {
  const last = all.slice(-2);
  const contacts = last.flatMap(({ batch: { firstContact } }) => firstContact ?? []);
  if (contacts.length < 2) return [];
  const mrr = mean(contacts.map((contact) => contact.mrr));
  const missed = contacts.reduce((sum, contact) => sum + contact.missed, 0);
  const answerable = last.reduce((sum, { reached }) => sum + (reached[0]?.[1].answerable ?? 0), 0);
  const kinds = [...new Set(contacts.flatMap((contact) => Object.keys(contact.kinds)))].map(
    (kind) => [kind, mean(contacts.flatMap((contact) => contact.kinds[kind] ?? []))] as const,
  );
  return [
    {
      what: 'first contact, the last two batches',
      measured: mrr.toFixed(3),
      aim: `${AIM_MRR}`,
      reached: mrr >= AIM_MRR,
    },
    {
      what: '  missed',
      measured: `${missed} of ${answerable}`,
      aim: '1 of 100',
      reached: missed <= AIM_MISSED * answerable,
    },
    ...kinds.map(([kind, rank]) => ({
      what: `  ${kind}`,
      measured: rank.toFixed(2),
      aim: `${AIM_KIND}`,
      reached: rank >= AIM_KIND,
    })),
  ];
}

function batchRows({ batch: { name, firstContact }, reached }: Measured): readonly Row[] {
  const first = firstContact
    ? `${firstContact.mrr.toFixed(2)}, ${firstContact.missed} missed (${firstContact.commit}, ${firstContact.date})`
    : '';
  return [
    { what: `batch ${name}, first contact`, measured: first },
    ...reached.map(([engine, figures]) => ({ what: `  now, ${engine}`, measured: said(figures) })),
  ];
}

/** The queries for which the vocabulary of the search before this one was written. */
function judgedRows(searches: readonly (readonly [string, Search])[]): readonly Row[] {
  const queries = judgedQueries();
  return searches.map(([name, search]) => {
    const found = queries.map(({ query }) => search(query).map((row) => nameOf(row) ?? ''));
    const rank = mean(queries.map((query, at) => reciprocalRank(query, found[at] ?? [])));
    const faults = queries.filter((query, at) => faultsOf(query, found[at] ?? []).length > 0);
    return {
      what: `${queries.length} judged queries, ${name}`,
      measured: `${rank.toFixed(3)}, ${faults.length} with a fault in the first five`,
    };
  });
}

/** Milliseconds for each key of the typed queries, each the best of some attempts. */
function keysOf(search: Search): readonly number[] {
  const texts = TYPED.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));
  return texts.map((text) =>
    Math.min(
      ...Array.from({ length: ATTEMPTS }, () => {
        const started = performance.now();
        search(text);
        return performance.now() - started;
      }),
    ),
  );
}

export const bench: Bench = {
  title: 'Niche finder: mean reciprocal rank over the first ten, and what a key takes',
  run: async () => {
    const built = ENGINES.map(([name, over]) => {
      const started = performance.now();
      const search: Search = over(niches, words);
      return { name, search, ms: performance.now() - started };
    });
    const searches = built.map(({ name, search }) => [name, search] as const);
    const all = measured(searches);
    return [
      ...all.flatMap(batchRows),
      ...firstContactRows(all),
      ...judgedRows(searches),
      ...built.slice(0, 2).map(({ name, search, ms }) => {
        const keys = keysOf(search);
        return {
          what: `${name}: index, key (median), slowest key`,
          measured: [ms, median(keys), Math.max(...keys)].map((each) => formatted(each, 'ms')).join(', '),
        };
      }),
    ];
  },
};
