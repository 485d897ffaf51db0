/** What a benchmark is: it measures, prints, and never fails because of a time. */

/** One line of the table. */
export interface Row {
  readonly what: string;
  /** Measured, with its unit, for example "12,300 per s". */
  readonly measured: string;
  /** The aim in the same words as `measured`, when there is one. */
  readonly aim?: string;
  /** Whether the aim is reached; left out without an aim. */
  readonly reached?: boolean;
}

/** `tests/bench/<name>/bench.ts` exports one of these as `bench`. */
export interface Bench {
  readonly title: string;
  run(): Promise<readonly Row[]>;
}

const THOUSANDS = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });

/** @example formatted(12345.6, 'per s') // '12,350 per s' */
export function formatted(number: number, unit: string): string {
  return `${THOUSANDS.format(number)} ${unit}`;
}

/** The middle one of some measurements. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
