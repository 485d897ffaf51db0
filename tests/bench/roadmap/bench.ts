import fc from 'fast-check';
import { roadmapOf } from '../../../functions/src/roadmap/roadmap.ts';
import { anyProfile, requestOf } from '../../../functions/src/testing/roadmap-requests.ts';
import { generateRoadmap } from '../../../src/contract/roadmap/generate-roadmap.ts';
import { type Bench, formatted, type Row } from '../bench.ts';
import { type Figures, figuresOf, judge, keepFirstContact, type Table, tables } from './tables.ts';

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

const said = (figures: Figures): string =>
  [
    `a fitting buyer in ${figures.fitting} of ${figures.naming}`,
    `${figures.found} of ${figures.buyers} buyers`,
    `unsupported ${figures.unsupported} of ${figures.silent}`,
    `wrong ${figures.wrong} of ${figures.naming + figures.silent}`,
    `words change ${figures.changed} of ${figures.words}`,
    `swallowed ${figures.swallowed}`,
  ].join(', ');

/** What the rules reach on the tables, at first contact and now; `TABLE=01` tells what is wrong in one. */
function tableRows(): readonly Row[] {
  return tables().flatMap((table: Table): readonly Row[] => {
    const now = figuresOf(table.cases);
    const { firstContact } = table.firstContact ? table : keepFirstContact(table, now);
    if (process.env.TABLE === table.name)
      for (const business of table.cases) {
        const { id, groups, ideas, missed, wrong, changed } = judge(business);
        console.log(
          `${id}: ${groups.join(', ') || '–'}${ideas.length > 0 ? ` (ideas: ${ideas.join(', ')})` : ''}`,
        );
        if (missed.length > 0) console.log(`  missed: ${missed.join(', ')}`);
        if (wrong.length > 0) console.log(`  wrong: ${wrong.join(', ')}`);
        if (changed === false) console.log(`  unchanged by: ${business.ownWords}`);
      }
    return [
      {
        what: `table ${table.name}, first contact (${firstContact?.commit})`,
        measured: firstContact ? said(firstContact.figures) : '',
      },
      { what: `table ${table.name}, now`, measured: said(now) },
    ];
  });
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
      ...tableRows(),
    ];
  },
};
