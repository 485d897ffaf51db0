import fc from 'fast-check';
import { createRulesRoadmap } from '../../../functions/src/roadmap/roadmap.ts';
import { anyProfile, requestOf } from '../../../functions/src/testing/roadmap-requests.ts';
import { generateRoadmap } from '../../../src/contract/roadmap/generate-roadmap.ts';
import { type Bench, formatNumber, type Row } from '../bench.ts';
import { computeFigures, type Figures, judge, readTables, storeFirstContact, type Table } from './tables.ts';

const INPUTS = 1000;
/** The same businesses in each run. */
const SEED = 20_261_120;
const MAX_MS = 5;

/** Per business. */
const MAX_ATTEMPTS = 5;

interface Times {
  /** Milliseconds of all attempts, ascending. Includes effects of other processes. */
  readonly all: readonly number[];
  /** Milliseconds of each business's best attempt, ascending. */
  readonly best: readonly number[];
}

const sort = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);

function measureTimes(texts: readonly string[], work: (text: string) => void): Times {
  const times = texts.map((text) =>
    Array.from({ length: MAX_ATTEMPTS }, () => {
      const started = performance.now();
      work(text);
      return performance.now() - started;
    }),
  );
  return { all: sort(times.flat()), best: sort(times.map((attempts) => Math.min(...attempts))) };
}

const percentile = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? Number.NaN;

/** The goal is for the best attempts, so that a busy machine does not matter. */
function buildRows(label: string, { all, best }: Times, maxMs?: number): readonly Row[] {
  const p99 = percentile(best, 0.99);
  const goal = maxMs === undefined ? {} : { goal: `under ${formatNumber(maxMs, 'ms')}`, met: p99 < maxMs };
  return [
    { label: `${label}, median`, measured: formatNumber(percentile(all, 0.5), 'ms') },
    {
      label: `${label}, 99th percentile of all attempts`,
      measured: formatNumber(percentile(all, 0.99), 'ms'),
    },
    { label: `${label}, 99th percentile of best attempts`, measured: formatNumber(p99, 'ms'), ...goal },
  ];
}

function generate(text: string): void {
  createRulesRoadmap(generateRoadmap.request.parse(JSON.parse(text)));
}

const format = (figures: Figures): string =>
  [
    `a correct buyer in ${figures.fitting} of ${figures.naming}`,
    `${figures.found} of ${figures.buyers} buyers`,
    `unsupported ${figures.unsupported} of ${figures.silent}`,
    `wrong ${figures.wrong} of ${figures.naming + figures.silent}`,
    `own words change ${figures.changed} of ${figures.words}`,
    `ignored ${figures.swallowed}`,
  ].join(', ');

/** Results of the tables, on first contact and now. `TABLE=01` prints the mistakes of one. */
function buildTableRows(): readonly Row[] {
  return readTables().flatMap((table: Table): readonly Row[] => {
    const now = computeFigures(table.cases);
    const { firstContact } = table.firstContact ? table : storeFirstContact(table, now);
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
        label: `table ${table.name}, first contact (${firstContact?.commit})`,
        measured: firstContact ? format(firstContact.figures) : '',
      },
      { label: `table ${table.name}, now`, measured: format(now) },
    ];
  });
}

export const bench: Bench = {
  title: `Roadmap by rules for ${INPUTS} random businesses`,
  run: async () => {
    const texts = fc
      .sample(anyProfile, { numRuns: INPUTS, seed: SEED })
      .map((profile) => JSON.stringify(requestOf(profile)));
    // Warms up, like a running function.
    measureTimes(texts.slice(0, 100), generate);
    return [
      ...buildRows('JSON.parse of the request alone', measureTimes(texts, JSON.parse)),
      ...buildRows('parse, check and roadmap', measureTimes(texts, generate), MAX_MS),
      ...buildTableRows(),
    ];
  },
};
