/** `npm test`: every check and every test, summed up in the last line as `N passed, N failed`. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { COMPILED } from '../local/emulators.ts';
import { stopOnSignal } from '../local/stop-signals.ts';
import { browserPath } from './browser.ts';
import { collected } from './collected.ts';
import { failedInPlaywright, failedInVitest } from './failed-tests.ts';
import { startTestedBackend, type TestedBackend } from './tested-backend.ts';

interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed, a line each, for the end of the run: what was printed in between is long. */
  readonly failures: readonly string[];
}

const NOTHING: Tally = { passed: 0, failed: 0, failures: [] };
const started = Date.now();

/**
 * Runs a command, and shows what it says once it has ended.
 * @returns whether it ended well
 */
async function runs(name: string, ...what: Parameters<typeof collected>): Promise<boolean> {
  console.log(`${name} …`);
  const { isSound, said } = await collected(...what);
  console.log(`\n── ${name}, after ${Math.round((Date.now() - started) / 1000)} s`);
  process.stdout.write(said);
  return isSound;
}

/** A step that passes or fails as a whole. */
const step = async (name: string, command: string, ...args: string[]): Promise<Tally> =>
  (await runs(name, command, args))
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [name] };

const numberAt = (report: unknown, ...path: readonly string[]): number => {
  const value = path.reduce<unknown>(
    (node, key) =>
      typeof node === 'object' && node !== null
        ? Object.entries(node).find(([k]) => k === key)?.[1]
        : undefined,
    report,
  );
  return typeof value === 'number' ? value : 0;
};

/** A runner that writes a JSON report. One that ended badly without a failed test counts as one failure. */
async function runner(
  name: string,
  reportFile: string,
  tallyOf: (report: unknown) => Tally,
  ...what: Parameters<typeof collected>
): Promise<Tally> {
  rmSync(reportFile, { force: true });
  const ok = await runs(name, ...what);
  let tally = NOTHING;
  try {
    tally = tallyOf(JSON.parse(readFileSync(reportFile, 'utf8')));
  } catch (error) {
    console.error(`${name}: no report (${error instanceof Error ? error.message : error})`);
  }
  const broken = (!ok && tally.failed === 0) || tally.passed + tally.failed === 0;
  return broken
    ? {
        passed: tally.passed,
        failed: tally.failed + 1,
        failures: [...tally.failures, `${name}: ended badly`],
      }
    : tally;
}

const vitest = (...projects: readonly string[]): Promise<Tally> => {
  const name = projects.join(' and ');
  const reportFile = `test-results/${projects.join('-')}.json`;
  return runner(
    `${name} tests`,
    reportFile,
    (report) => ({
      passed: numberAt(report, 'numPassedTests'),
      failed: numberAt(report, 'numFailedTests'),
      failures: failedInVitest(report),
    }),
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`],
    ],
  );
};

/** @param starting what they run against, which may still be on its way */
async function endToEnd(starting: Promise<TestedBackend>): Promise<Tally> {
  const name = 'end-to-end tests';
  try {
    const { environment, lines, missingIndexes, close } = await starting;
    const tally = await runner(
      name,
      'test-results/e2e.json',
      (report) => ({
        passed: numberAt(report, 'stats', 'expected'),
        failed: numberAt(report, 'stats', 'unexpected') + numberAt(report, 'stats', 'flaky'),
        failures: failedInPlaywright(report),
      }),
      'playwright',
      ['test'],
      environment,
    );
    // Every request to the site is a line; faults are rare.
    const told = lines.filter((line) => !line.includes('  hosting: '));
    if (tally.failed > 0) console.log(`The backend's last lines:\n${told.slice(-60).join('\n')}`);
    await close();
    const missing = missingIndexes();
    return {
      ...tally,
      failed: tally.failed + missing.length,
      failures: [...tally.failures, ...missing],
    };
  } catch (error) {
    return { passed: 0, failed: 1, failures: [`${name}: ${error instanceof Error ? error.message : error}`] };
  }
}

const inTurn = async (...steps: readonly (() => Promise<Tally>)[]): Promise<Tally[]> => {
  const tallies: Tally[] = [];
  for (const next of steps) tallies.push(await next());
  return tallies;
};

stopOnSignal(() => undefined);
mkdirSync('test-results', { recursive: true });
// Hundreds of processes load the same files.
process.env.NODE_COMPILE_CACHE = COMPILED;
// Before anything runs side by side: two that install a browser at once are in each other's way.
browserPath();
const beside = await Promise.all([
  vitest('unit', 'slow', 'endpoints'),
  // The checks and the build keep one core busy at a time, the tests beside the code are mostly processes that start.
  inTurn(
    () => step('check', 'node', 'scripts/check.ts'),
    () => step('build', 'npm', 'run', '--silent', 'build'),
    () => vitest('site'),
  ).then((tallies) => {
    const backend = startTestedBackend();
    // Whoever waits for it hears of it.
    backend.catch(() => undefined);
    return { tallies, backend };
  }),
]);
const tallies = [
  beside[0],
  ...beside[1].tallies,
  // By themselves: a browser that waits for its turn looks like a page that is slow.
  await endToEnd(beside[1].backend),
];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
for (const failure of tallies.flatMap((tally) => tally.failures)) console.log(`\nfailed: ${failure}`);
console.log(`\nin ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
