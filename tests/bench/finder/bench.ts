import { readFileSync } from 'node:fs';
import { parseNiches } from '../../../src/domain/niches/niche-file.ts';
import { parseSearchWords } from '../../../src/domain/niches/search-words.ts';
import { type Bench, formatNumber, median, type Row } from '../bench.ts';
import { type Batch, type Evaluation, evaluate, readBatches, storeFirstContact } from './batches.ts';
import { ENGINES, type Search } from './engines.ts';
import { computeReciprocalRank, findErrors, readJudgedQueries } from './queries.ts';

const MIN_MRR = 0.94;
const MIN_FIRST_THREE = 0.985;
const MIN_KIND_RANK = 0.85;
const MAX_MISSED_SHARE = 0.01;
/** Of unanswerable queries. */
const MAX_SHOWN_SHARE = 4 / 15;
/** Typed key by key. */
const TYPED_QUERIES = [
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
const getName = (row: number): string | undefined => niches[row]?.mikronische;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const format = ({ mrr, firstThree, missed, answerable, shown, unanswerable }: Evaluation): string =>
  `${mrr.toFixed(2)}, ${firstThree.toFixed(3)} in the first three, ${missed} of ${answerable} missed, ${shown} of ${unanswerable} unanswerable ones find rows`;

interface Measured {
  readonly batch: Batch;
  readonly evaluations: readonly (readonly [engine: string, evaluation: Evaluation])[];
}

function measure(searches: readonly (readonly [string, Search])[]): readonly Measured[] {
  return readBatches().map((batch) => {
    const evaluations = searches.map(
      ([name, search]) => [name, evaluate(batch.queries, search, getName)] as const,
    );
    const ours = evaluations[0]?.[1];
    return { batch: batch.firstContact || !ours ? batch : storeFirstContact(batch, ours), evaluations };
  });
}

/** Mean of the last two first contacts. */
function buildFirstContactRows(all: readonly Measured[]): readonly Row[] {
  const last = all.slice(-2);
  const contacts = last.flatMap(({ batch: { firstContact } }) => firstContact ?? []);
  if (contacts.length < 2) return [];
  const mrr = mean(contacts.map((contact) => contact.mrr));
  const missed = contacts.reduce((sum, contact) => sum + contact.missed, 0);
  const answerable = last.reduce((sum, { evaluations }) => sum + (evaluations[0]?.[1].answerable ?? 0), 0);
  const firstThree = mean(contacts.flatMap((contact) => contact.firstThree ?? []));
  const shown = contacts.reduce((sum, contact) => sum + (contact.shown ?? 0), 0);
  const unanswerable = last.reduce(
    (sum, { evaluations }) => sum + (evaluations[0]?.[1].unanswerable ?? 0),
    0,
  );
  const kinds = [...new Set(contacts.flatMap((contact) => Object.keys(contact.kinds)))].map(
    (kind) => [kind, mean(contacts.flatMap((contact) => contact.kinds[kind] ?? []))] as const,
  );
  return [
    {
      label: 'first contact, the last two batches',
      measured: mrr.toFixed(3),
      goal: `${MIN_MRR}`,
      met: mrr >= MIN_MRR,
    },
    {
      label: '  missed',
      measured: `${missed} of ${answerable}`,
      goal: '1 of 100',
      met: missed <= MAX_MISSED_SHARE * answerable,
    },
    {
      label: '  in the first three',
      measured: firstThree.toFixed(3),
      goal: `${MIN_FIRST_THREE}`,
      met: firstThree >= MIN_FIRST_THREE,
    },
    {
      label: '  unanswerable, find rows',
      measured: `${shown} of ${unanswerable}`,
      goal: '4 of 15',
      met: shown <= MAX_SHOWN_SHARE * unanswerable,
    },
    ...kinds.map(([kind, rank]) => ({
      label: `  ${kind}`,
      measured: rank.toFixed(2),
      goal: `${MIN_KIND_RANK}`,
      met: rank >= MIN_KIND_RANK,
    })),
  ];
}

function buildBatchRows({ batch: { name, firstContact }, evaluations }: Measured): readonly Row[] {
  const first = firstContact
    ? `${firstContact.mrr.toFixed(2)}, ${firstContact.missed} missed (${firstContact.commit}, ${firstContact.date})`
    : '';
  return [
    { label: `batch ${name}, first contact`, measured: first },
    ...evaluations.map(([engine, evaluation]) => ({
      label: `  now, ${engine}`,
      measured: format(evaluation),
    })),
  ];
}

/** Queries that an earlier search's vocabulary was written for. */
function buildJudgedRows(searches: readonly (readonly [string, Search])[]): readonly Row[] {
  const queries = readJudgedQueries();
  return searches.map(([name, search]) => {
    const found = queries.map(({ query }) => search(query).map((row) => getName(row) ?? ''));
    const rank = mean(queries.map((query, index) => computeReciprocalRank(query, found[index] ?? [])));
    const withErrors = queries.filter((query, index) => findErrors(query, found[index] ?? []).length > 0);
    return {
      label: `${queries.length} judged queries, ${name}`,
      measured: `${rank.toFixed(3)}, ${withErrors.length} with an error in the first five`,
    };
  });
}

/** Milliseconds per key of the typed queries, each the best of several attempts. */
function measureKeyTimes(search: Search): readonly number[] {
  const texts = TYPED_QUERIES.flatMap((text) => Array.from(text, (_, index) => text.slice(0, index + 1)));
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
  title: 'Niche finder: mean reciprocal rank over the first ten, and time per key',
  run: async () => {
    const built = ENGINES.map(([name, create]) => {
      const started = performance.now();
      const search: Search = create(niches, words);
      return { name, search, ms: performance.now() - started };
    });
    const searches = built.map(({ name, search }) => [name, search] as const);
    const all = measure(searches);
    return [
      ...all.flatMap(buildBatchRows),
      ...buildFirstContactRows(all),
      ...buildJudgedRows(searches),
      ...built.slice(0, 2).map(({ name, search, ms }) => {
        const keys = measureKeyTimes(search);
        return {
          label: `${name}: index, key (median), slowest key`,
          measured: [ms, median(keys), Math.max(...keys)].map((each) => formatNumber(each, 'ms')).join(', '),
        };
      }),
    ];
  },
};
