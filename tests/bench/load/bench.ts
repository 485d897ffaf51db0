/**
 * Concurrent visitors on the built functions and the local database: without faults, with faults, and at a steady rate.
 * `npm run bench load -- --soak 1` soaks for one minute instead of ten.
 */
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CALL_TIMEOUT_MS } from '../../../src/contract/callable.ts';
import { type Bench, formatNumber, type Row } from '../bench.ts';
import { serveNoise } from './database.ts';
import type { Instance } from './instance.ts';
import { CALLS, type Product, startProduct } from './product.ts';
import { soakRows } from './soak.ts';
import { OK, UNANSWERED, type Visit, visit } from './visitor.ts';

const VISITORS = 200;
/** Fewer per fault, since each retries. */
const VISITORS_PER_FAULT = 50;
const HANG_MS = 70_000;
const NOISE_MS = 5_000;

const startVisits = (product: Product, count: number): readonly Promise<Visit>[] =>
  Array.from({ length: count }, () => visit(product));

const seconds = (ms: number): string => formatNumber(ms / 1000, 's');

/** An application is lost if it was confirmed but not stored. */
async function outcomeOf(product: Product, visits: readonly Visit[]): Promise<Omit<Row, 'what'>> {
  const stored = await product.database.applications();
  const applied = visits.filter(({ isApplied }) => isApplied);
  const lost = applied.filter(({ id }) => !stored.has(id)).length;
  const failures = visits.flatMap(({ attempts }) => attempts).filter(({ end }) => end !== OK);
  const unanswered = failures.filter(({ end }) => end === UNANSWERED).length;
  const counts = Object.entries(Object.groupBy(failures, ({ call, end }) => `${call} ${end}`));
  const retried = counts.map(([what, all = []]) => `${all.length} × ${what}`).join(', ');
  return {
    measured: `${applied.length} of ${visits.length} applied, ${lost} lost; failed before: ${retried || 'nothing'}`,
    goal: 'all applied, none lost, none unanswered',
    met: applied.length === visits.length && lost === 0 && unanswered === 0,
  };
}

function slowestRows(alone: Visit, many: readonly Visit[]): readonly Row[] {
  return CALLS.map((call) => {
    const slowest = (visits: readonly Visit[]): number =>
      Math.max(
        ...visits.flatMap(({ attempts }) => attempts.filter((one) => one.call === call).map(({ ms }) => ms)),
      );
    return {
      what: `${call}: slowest of ${many.length} visitors`,
      measured: `${seconds(slowest(many))}, one visitor alone ${seconds(slowest([alone]))}`,
      goal: `under ${seconds(CALL_TIMEOUT_MS)}`,
      met: slowest(many) < CALL_TIMEOUT_MS,
    };
  });
}

const forEachFunction = ({ functions }: Product, act: (one: Instance) => unknown): Promise<unknown> =>
  Promise.all(CALLS.map((call) => act(functions[call])));

const FAULTS: Readonly<Record<string, (product: Product) => Promise<unknown>>> = {
  'database killed': ({ database }) => database.replaceBy(async () => undefined),
  'database answers noise': ({ database }) => database.replaceBy((port) => serveNoise(port, NOISE_MS)),
  'database hangs for 70 s': async ({ database }) => {
    database.signal('SIGSTOP');
    await wait(HANG_MS);
    database.signal('SIGCONT');
  },
  'functions killed': (product) => forEachFunction(product, ({ signal }) => signal('SIGKILL')),
  'functions answer noise': async (product) => {
    await forEachFunction(product, ({ garble }) => garble(true));
    await wait(NOISE_MS);
    await forEachFunction(product, ({ garble }) => garble(false));
  },
  'functions hang for 70 s': async (product) => {
    await forEachFunction(product, ({ signal }) => signal('SIGSTOP'));
    await wait(HANG_MS);
    await forEachFunction(product, ({ signal }) => signal('SIGCONT'));
  },
};

async function faultRows(product: Product): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [what, fail] of Object.entries(FAULTS)) {
    const visits = startVisits(product, VISITORS_PER_FAULT);
    // By then, the other visits are at different stages.
    await Promise.race(visits);
    await fail(product);
    const outcome = await outcomeOf(product, await Promise.all(visits));
    rows.push({ what: `${VISITORS_PER_FAULT} visitors, ${what}`, ...outcome });
  }
  return rows;
}

const machineRow = (): Row => ({
  what: `load average of the last minute, ${availableParallelism()} cores`,
  measured: (loadavg()[0] ?? Number.NaN).toFixed(1),
});

export const bench: Bench = {
  title: 'Load: concurrent visitors, faults, and a soak',
  run: async () => {
    const { values } = parseArgs({
      options: { soak: { type: 'string', default: '10' } },
      allowPositionals: true,
    });
    const machine = machineRow();
    const product = await startProduct();
    try {
      // The first visit warms up the processes.
      await visit(product);
      const alone = await visit(product);
      const many = await Promise.all(startVisits(product, VISITORS));
      return [
        machine,
        { what: `${VISITORS} visitors at once`, ...(await outcomeOf(product, many)) },
        ...slowestRows(alone, many),
        ...(await faultRows(product)),
        ...(await soakRows(product, Number(values.soak))),
        machineRow(),
      ];
    } finally {
      await product.close();
    }
  },
};
