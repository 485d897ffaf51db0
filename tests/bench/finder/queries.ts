import { readFileSync } from 'node:fs';
import { dsvFormat } from 'd3-dsv';

/** What somebody would type, and what should come of it. */
export interface JudgedQuery {
  readonly kind: string;
  readonly query: string;
  /** Micro niches that must be among the first five. */
  readonly must: readonly string[];
  /** Micro niches that answer the query as well. */
  readonly also: readonly string[];
  /** Micro niches that must not be among the first five. */
  readonly never: readonly string[];
}

const listOf = (cell = ''): readonly string[] => cell.split('/').filter((name) => name !== '');

/** The judged queries of tests/fixtures/finder/queries.csv. */
export const judgedQueries = (): readonly JudgedQuery[] =>
  dsvFormat(';')
    .parseRows(readFileSync(new URL('../../fixtures/finder/queries.csv', import.meta.url), 'utf8').trimEnd())
    .slice(1)
    .map(([kind = '', query = '', must, also, never]) => ({
      kind,
      query,
      must: listOf(must),
      also: listOf(also),
      never: listOf(never),
    }));

/** One through the place of the first row that answers a query, counted from 1; 0 when none does. */
export function reciprocalRank({ must, also }: JudgedQuery, found: readonly string[]): number {
  const place = found.findIndex((name) => must.includes(name) || also.includes(name));
  return place === -1 ? 0 : 1 / (place + 1);
}

/** What is missing from the first five results, and what should not be there. */
export function faultsOf({ must, never }: JudgedQuery, found: readonly string[]): readonly string[] {
  const first = found.slice(0, 5);
  return [
    ...must.filter((name) => !first.includes(name)).map((name) => `misses "${name}"`),
    ...never.filter((name) => first.includes(name)).map((name) => `has "${name}"`),
  ];
}
