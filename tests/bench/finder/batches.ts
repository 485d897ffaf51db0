/** Queries that somebody wrote who had seen nothing but the niche file, and what they came to at first. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Search } from './engines.ts';

const FOLDER = new URL('../../finder/batches/', import.meta.url);
/** Results after these do not count. */
const FIRST = 10;

const schema = z.strictObject({
  /** What the search reached when it met the queries for the first time; absent until then. */
  firstContact: z
    .strictObject({
      commit: z.string(),
      date: z.iso.date(),
      mrr: z.number(),
      /** Queries of which no right row was among the first ten. */
      missed: z.int(),
      kinds: z.record(z.string(), z.number()),
    })
    .optional(),
  queries: z.array(
    z.strictObject({
      query: z.string(),
      kind: z.string(),
      /** Every micro niche that is right among the first ten; none where the file has none. */
      right: z.array(z.string()),
    }),
  ),
});

export type Batch = z.infer<typeof schema> & { readonly name: string };
type Query = Batch['queries'][number];

/** What a search reaches on a batch. */
export interface Reached {
  /** Mean reciprocal rank over the first ten, of the queries for which the file has a row. */
  readonly mrr: number;
  /** How many of them have no right row among the first ten. */
  readonly missed: number;
  /** How many they are. */
  readonly answerable: number;
  readonly kinds: Readonly<Record<string, number>>;
  /** How many queries without a right row find nothing, and how many such there are. */
  readonly empty: readonly [found: number, all: number];
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const rounded = (number: number): number => Number(number.toFixed(3));

/** Every batch, in the order of their names. */
export const batches = (): readonly Batch[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      name: file.replace('.json', ''),
      ...schema.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))),
    }));

/** @param nameOf the micro niche of a row */
export function reachedOn(
  queries: readonly Query[],
  search: Search,
  nameOf: (row: number) => string | undefined,
): Reached {
  const [answerable, none] = [true, false].map((has) =>
    queries.filter(({ right }) => right.length > 0 === has),
  ) as [Query[], Query[]];
  const ranks = answerable.map(({ query, kind, right }) => {
    const names = search(query).slice(0, FIRST).map(nameOf);
    const place = names.findIndex((name) => name !== undefined && right.includes(name));
    return { kind, rank: place === -1 ? 0 : 1 / (place + 1) };
  });
  const rankOf = (kind: string): number =>
    rounded(mean(ranks.filter((each) => each.kind === kind).map(({ rank }) => rank)));
  return {
    mrr: rounded(mean(ranks.map(({ rank }) => rank))),
    missed: ranks.filter(({ rank }) => rank === 0).length,
    answerable: answerable.length,
    kinds: Object.fromEntries(
      [...new Set(ranks.map(({ kind }) => kind))].map((kind) => [kind, rankOf(kind)]),
    ),
    empty: [none.filter(({ query }) => search(query).length === 0).length, none.length],
  };
}

/** Keeps what a new batch came to, once and for all. */
export function keepFirstContact({ name, queries }: Batch, { mrr, missed, kinds }: Reached): Batch {
  const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
  if (git('status', '--porcelain', 'src', 'package-lock.json') !== '')
    throw new Error(`Commit the search before ${name}.json meets it`);
  const firstContact = {
    commit: git('rev-parse', '--short=12', 'HEAD'),
    date: new Date().toISOString().slice(0, 10),
    mrr,
    missed,
    kinds: { ...kinds },
  };
  writeFileSync(new URL(`${name}.json`, FOLDER), `${JSON.stringify({ firstContact, queries }, null, 2)}\n`);
  return { name, firstContact, queries };
}
