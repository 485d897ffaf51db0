/**
 * Load-tests the built functions and the local database with concurrent visitors: fault-free, with injected faults, and
 * at a steady rate.
 * `npm run bench load -- --soak 1` soaks for one minute instead of ten.
 */
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CALL_TIMEOUT_MS } from '../../../src/contract/callable.ts';
import { type Bench, formatNumber, type Row } from '../bench.ts';
import { serveGarbage } from './database.ts';
import type { Instance } from './instance.ts';
import { measureSoak } from './soak.ts';
import { CALLS, type Stack, startStack } from './stack.ts';
import { OK, UNANSWERED, type Visit, visit } from './visitor.ts';

const VISITORS = 200;
/** Fewer per fault, since each retries. */
const VISITORS_PER_FAULT = 50;
const HANG_MS = 70_000;
const GARBAGE_MS = 5_000;

const startVisits = (stack: Stack, count: number): readonly Promise<Visit>[] =>
  Array.from({ length: count }, () => visit(stack));

const formatSeconds = (ms: number): string => formatNumber(ms / 1000, 's');

/** An application is lost if it was confirmed but not stored. */
async function buildOutcome(stack: Stack, visits: readonly Visit[]): Promise<Omit<Row, 'label'>> {
  const stored = await stack.database.applications();
  const applied = visits.filter(({ hasApplied }) => hasApplied);
  const lost = applied.filter(({ id }) => !stored.has(id)).length;
  const failures = visits.flatMap(({ attempts }) => attempts).filter(({ outcome }) => outcome !== OK);
  const unanswered = failures.filter(({ outcome }) => outcome === UNANSWERED).length;
  const counts = Object.entries(Object.groupBy(failures, ({ call, outcome }) => `${call} ${outcome}`));
  const failureSummary = counts.map(([description, all = []]) => `${all.length} × ${description}`).join(', ');
  return {
    measured: `${applied.length} of ${visits.length} applied, ${lost} lost; failed attempts: ${failureSummary || 'none'}`,
    goal: 'all applied, none lost, none unanswered',
    met: applied.length === visits.length && lost === 0 && unanswered === 0,
  };
}

function buildSlowestRows(baseline: Visit, concurrent: readonly Visit[]): readonly Row[] {
  return CALLS.map((call) => {
    const slowest = (visits: readonly Visit[]): number =>
      Math.max(
        ...visits.flatMap(({ attempts }) =>
          attempts.filter((result) => result.call === call).map(({ ms }) => ms),
        ),
      );
    return {
      label: `${call}: slowest of ${concurrent.length} visitors`,
      measured: `${formatSeconds(slowest(concurrent))}, one visitor alone ${formatSeconds(slowest([baseline]))}`,
      goal: `under ${formatSeconds(CALL_TIMEOUT_MS)}`,
      met: slowest(concurrent) < CALL_TIMEOUT_MS,
    };
  });
}

const forEachFunction = ({ functions }: Stack, action: (instance: Instance) => unknown): Promise<unknown> =>
  Promise.all(CALLS.map((call) => action(functions[call])));

const FAULTS: Readonly<Record<string, (stack: Stack) => Promise<unknown>>> = {
  'database killed': ({ database }) => database.replaceWith(async () => undefined),
  'database returns garbage': ({ database }) =>
    database.replaceWith((port) => serveGarbage(port, GARBAGE_MS)),
  'database hangs for 70 s': async ({ database }) => {
    database.signal('SIGSTOP');
    await wait(HANG_MS);
    database.signal('SIGCONT');
  },
  'functions killed': (stack) => forEachFunction(stack, ({ signal }) => signal('SIGKILL')),
  'functions return garbage': async (stack) => {
    await forEachFunction(stack, ({ garble }) => garble(true));
    await wait(GARBAGE_MS);
    await forEachFunction(stack, ({ garble }) => garble(false));
  },
  'functions hang for 70 s': async (stack) => {
    await forEachFunction(stack, ({ signal }) => signal('SIGSTOP'));
    await wait(HANG_MS);
    await forEachFunction(stack, ({ signal }) => signal('SIGCONT'));
  },
};

async function measureFaults(stack: Stack): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [name, injectFault] of Object.entries(FAULTS)) {
    const visits = startVisits(stack, VISITORS_PER_FAULT);
    // Once the first visit finishes, the others are at different stages.
    await Promise.race(visits);
    await injectFault(stack);
    const outcome = await buildOutcome(stack, await Promise.all(visits));
    rows.push({ label: `${VISITORS_PER_FAULT} visitors, ${name}`, ...outcome });
  }
  return rows;
}

const buildMachineRow = (): Row => ({
  label: `load average of the last minute, ${availableParallelism()} cores`,
  measured: (loadavg()[0] ?? Number.NaN).toFixed(1),
});

export const bench: Bench = {
  title: 'Load: concurrent visitors, faults, and a soak',
  run: async () => {
    const { values } = parseArgs({
      options: { soak: { type: 'string', default: '10' } },
      allowPositionals: true,
    });
    const machine = buildMachineRow();
    const stack = await startStack();
    try {
      // The first visit warms up the processes.
      await visit(stack);
      const baseline = await visit(stack);
      const concurrent = await Promise.all(startVisits(stack, VISITORS));
      return [
        machine,
        { label: `${VISITORS} visitors at once`, ...(await buildOutcome(stack, concurrent)) },
        ...buildSlowestRows(baseline, concurrent),
        ...(await measureFaults(stack)),
        ...(await measureSoak(stack, Number(values.soak))),
        buildMachineRow(),
      ];
    } finally {
      await stack.close();
    }
  },
};
