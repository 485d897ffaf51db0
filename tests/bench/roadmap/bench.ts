import fc from 'fast-check';
import { roadmapOf } from '../../../functions/src/roadmap/roadmap.ts';
import { anyProfile, requestOf } from '../../../functions/src/testing/roadmap-requests.ts';
import { generateRoadmap } from '../../../src/contract/roadmap/generate-roadmap.ts';
import { type Bench, formatted, type Row } from '../bench.ts';

const INPUTS = 1000;
/** The same businesses each time. */
const SEED = 20_261_120;
const AIM_MS = 5;

/** Tries per business. */
const MAX_ATTEMPTS = 5;

interface Times {
  /** Milliseconds of every try, in rising order: what other processes take from the machine counts as well. */
  readonly all: readonly number[];
  /** Milliseconds of each business's best try, in rising order: what the work itself takes. */
  readonly best: readonly number[];
}

const rising = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);

function timesOf(texts: readonly string[], work: (text: string) => void): Times {
  const times = texts.map((text) =>
    Array.from({ length: MAX_ATTEMPTS }, () => {
      const started = performance.now();
      work(text);
      return performance.now() - started;
    }),
  );
  return { all: rising(times.flat()), best: rising(times.map((attempts) => Math.min(...attempts))) };
}

const percentile = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? Number.NaN;

/** The aim is held against the best attempts, so that a busy machine does not decide. */
function rowsOf(what: string, { all, best }: Times, aimMs?: number): readonly Row[] {
  const p99 = percentile(best, 0.99);
  const aim = aimMs === undefined ? {} : { aim: `under ${formatted(aimMs, 'ms')}`, reached: p99 < aimMs };
  return [
    { what: `${what}, median`, measured: formatted(percentile(all, 0.5), 'ms') },
    { what: `${what}, 99th percentile of all attempts`, measured: formatted(percentile(all, 0.99), 'ms') },
    { what: `${what}, 99th percentile of best attempts`, measured: formatted(p99, 'ms'), ...aim },
  ];
}

function make(text: string): void {
  roadmapOf(generateRoadmap.request.parse(JSON.parse(text)));
}

export const bench: Bench = {
  title: `Roadmap by rules, over ${INPUTS} random businesses`,
  run: async () => {
    const texts = fc
      .sample(anyProfile, { numRuns: INPUTS, seed: SEED })
      .map((profile) => JSON.stringify(requestOf(profile)));
    // Code that the machine has seen before is what a warm function runs.
    timesOf(texts.slice(0, 100), make);
    return [
      ...rowsOf('JSON.parse of the request alone', timesOf(texts, JSON.parse)),
      ...rowsOf('parse, check and roadmap', timesOf(texts, make), AIM_MS),
    ];
  },
};
