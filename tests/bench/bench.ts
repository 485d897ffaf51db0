/** A benchmark measures and prints, but never fails because of a time. */

/** A row of the printed table. */
export interface Row {
  readonly label: string;
  /** With its unit, for example "12,300 per s". */
  readonly measured: string;
  /** In the same unit as `measured`. */
  readonly goal?: string;
  /** Whether the goal is met. Undefined without a goal. */
  readonly met?: boolean;
}

/** Exported as `bench` by `tests/bench/<name>/bench.ts`. */
export interface Bench {
  readonly title: string;
  run(): Promise<readonly Row[]>;
}

const THOUSANDS = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });

/** @example formatNumber(12345.6, 'per s') // '12,350 per s' */
export function formatNumber(number: number, unit: string): string {
  return `${THOUSANDS.format(number)} ${unit}`;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
