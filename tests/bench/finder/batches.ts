/** Query batches written by a person who knew only the niche file, with the first result of each. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Search } from './engines.ts';

const FOLDER = new URL('../../finder/batches/', import.meta.url);
/** Later results do not count. */
const MAX_RESULTS = 10;

const schema = z.strictObject({
  /** Result of the first run. Never changes afterwards. */
  firstContact: z
    .strictObject({
      commit: z.string(),
      date: z.iso.date(),
      mrr: z.number(),
      /** Queries without a relevant row in the first ten. */
      missed: z.int(),
      kinds: z.record(z.string(), z.number()),
      /** Share of answerable queries with a relevant row in the first three. */
      firstThree: z.number().optional(),
      /** Unanswerable queries that find rows. */
      shown: z.int().optional(),
    })
    .optional(),
  queries: z.array(
    z.strictObject({
      query: z.string(),
      kind: z.string(),
      /** Relevant micro niches; none if the file has none. */
      right: z.array(z.string()),
    }),
  ),
});

export type Batch = z.infer<typeof schema> & { readonly name: string };
type Query = Batch['queries'][number];

export interface Evaluation {
  /** Mean reciprocal rank of answerable queries over the first ten results. */
  readonly mrr: number;
  /** Answerable queries without a relevant row in the first ten. */
  readonly missed: number;
  /** Queries with a relevant row in the file. */
  readonly answerable: number;
  readonly kinds: Readonly<Record<string, number>>;
  /** Share of answerable queries with a relevant row in the first three. */
  readonly firstThree: number;
  /** Unanswerable queries that find rows. */
  readonly shown: number;
  readonly unanswerable: number;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const round = (number: number): number => Number(number.toFixed(3));

/** Reads all batches, sorted by name. */
export const readBatches = (): readonly Batch[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      name: file.replace('.json', ''),
      ...schema.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))),
    }));

/** @param getName returns a row's micro niche */
export function evaluate(
  queries: readonly Query[],
  search: Search,
  getName: (row: number) => string | undefined,
): Evaluation {
  const [answerable, none] = [true, false].map((has) =>
    queries.filter(({ right }) => right.length > 0 === has),
  ) as [Query[], Query[]];
  const ranks = answerable.map(({ query, kind, right }) => {
    const names = search(query).slice(0, MAX_RESULTS).map(getName);
    const index = names.findIndex((name) => name !== undefined && right.includes(name));
    return { kind, rank: index === -1 ? 0 : 1 / (index + 1) };
  });
  const computeRank = (kind: string): number =>
    round(mean(ranks.filter((each) => each.kind === kind).map(({ rank }) => rank)));
  return {
    mrr: round(mean(ranks.map(({ rank }) => rank))),
    missed: ranks.filter(({ rank }) => rank === 0).length,
    answerable: answerable.length,
    kinds: Object.fromEntries(
      [...new Set(ranks.map(({ kind }) => kind))].map((kind) => [kind, computeRank(kind)]),
    ),
    firstThree: round(mean(ranks.map(({ rank }) => Number(rank >= 1 / 3)))),
    shown: none.filter(({ query }) => search(query).length > 0).length,
    unanswerable: none.length,
  };
}

/** Stores a batch's first result with the commit. @throws if the search has uncommitted changes */
export function storeFirstContact(
  { name, queries }: Batch,
  { mrr, missed, kinds, firstThree, shown }: Evaluation,
): Batch {
  const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
  if (git('status', '--porcelain', 'src', 'package-lock.json') !== '')
    throw new Error(`Commit the search before it runs on ${name}.json`);
  const firstContact = {
    commit: git('rev-parse', '--short=12', 'HEAD'),
    date: new Date().toISOString().slice(0, 10),
    mrr,
    missed,
    kinds: { ...kinds },
    firstThree,
    shown,
  };
  writeFileSync(new URL(`${name}.json`, FOLDER), `${JSON.stringify({ firstContact, queries }, null, 2)}\n`);
  return { name, firstContact, queries };
}
