import { readFileSync } from 'node:fs';
import { dsvFormat } from 'd3-dsv';

/** A query with its expected results. */
export interface JudgedQuery {
  readonly kind: string;
  readonly query: string;
  /** Micro niches that must be among the first five. */
  readonly must: readonly string[];
  /** Other relevant micro niches. */
  readonly also: readonly string[];
  /** Micro niches that must not be among the first five. */
  readonly never: readonly string[];
}

const parseList = (cell = ''): readonly string[] => cell.split('/').filter((name) => name !== '');

/** Reads tests/fixtures/finder/queries.csv. */
export const readJudgedQueries = (): readonly JudgedQuery[] =>
  dsvFormat(';')
    .parseRows(readFileSync(new URL('../../fixtures/finder/queries.csv', import.meta.url), 'utf8').trimEnd())
    .slice(1)
    .map(([kind = '', query = '', must, also, never]) => ({
      kind,
      query,
      must: parseList(must),
      also: parseList(also),
      never: parseList(never),
    }));

/** 1 / rank of the first relevant row, or 0 without one. */
export function computeReciprocalRank({ must, also }: JudgedQuery, found: readonly string[]): number {
  const index = found.findIndex((name) => must.includes(name) || also.includes(name));
  return index === -1 ? 0 : 1 / (index + 1);
}

/** Rows that are missing from the first five results, or should not be there. */
export function findErrors({ must, never }: JudgedQuery, found: readonly string[]): readonly string[] {
  const first = found.slice(0, 5);
  return [
    ...must.filter((name) => !first.includes(name)).map((name) => `misses "${name}"`),
    ...never.filter((name) => first.includes(name)).map((name) => `has "${name}"`),
  ];
}
