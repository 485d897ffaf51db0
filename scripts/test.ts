/** `npm test`: runs every check and test, and prints `N passed, N failed` as the last line. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { COMPILED } from '../local/emulators.ts';
import { stopOnSignal } from '../local/stop-signals.ts';
import { findOrInstallBrowser } from './browser.ts';
import { listPlaywrightFailures, listVitestFailures } from './failed-tests.ts';
import { runCaptured } from './run-captured.ts';
import { startTestedBackend, type TestedBackend } from './tested-backend.ts';

interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** One line per failure, repeated at the end of the long output. */
  readonly failures: readonly string[];
}

const NOTHING: Tally = { passed: 0, failed: 0, failures: [] };
const started = Date.now();

/**
 * Runs a command and prints its output when it ends.
 * @returns whether it succeeded
 */
async function runAndPrint(name: string, ...args: Parameters<typeof runCaptured>): Promise<boolean> {
  console.log(`${name} …`);
  const { succeeded, output } = await runCaptured(...args);
  console.log(`\n── ${name}, after ${Math.round((Date.now() - started) / 1000)} s`);
  process.stdout.write(output);
  return succeeded;
}

/** A step that passes or fails as a whole. */
const step = async (name: string, command: string, ...args: string[]): Promise<Tally> =>
  (await runAndPrint(name, command, args))
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

/** A test runner with a JSON report. A nonzero exit without a failed test counts as one failure. */
async function runner(
  name: string,
  reportFile: string,
  tallyOf: (report: unknown) => Tally,
  ...args: Parameters<typeof runCaptured>
): Promise<Tally> {
  rmSync(reportFile, { force: true });
  const ok = await runAndPrint(name, ...args);
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
        failures: [...tally.failures, `${name}: exited with an error`],
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
      failures: listVitestFailures(report),
    }),
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`],
    ],
  );
};

/** @param starting the backend, possibly still starting */
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
        failures: listPlaywrightFailures(report),
      }),
      'playwright',
      ['test'],
      environment,
    );
    // The hosting emulator logs every request; drop those lines.
    const relevant = lines.filter((line) => !line.includes('  hosting: '));
    if (tally.failed > 0) console.log(`The backend's last lines:\n${relevant.slice(-60).join('\n')}`);
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
  for (const runStep of steps) tallies.push(await runStep());
  return tallies;
};

stopOnSignal(() => undefined);
mkdirSync('test-results', { recursive: true });
// Hundreds of processes load the same files.
process.env.NODE_COMPILE_CACHE = COMPILED;
// Before anything runs in parallel, because concurrent installs conflict.
findOrInstallBrowser();
const concurrent = await Promise.all([
  vitest('unit', 'slow', 'endpoints'),
  // The checks and the build keep one core busy; the unit tests mostly start processes.
  inTurn(
    () => step('check', 'node', 'scripts/check.ts'),
    () => step('build', 'npm', 'run', '--silent', 'build'),
    () => vitest('site'),
  ).then((tallies) => {
    const backend = startTestedBackend();
    // The end-to-end tests handle the rejection.
    backend.catch(() => undefined);
    return { tallies, backend };
  }),
]);
const tallies = [
  concurrent[0],
  ...concurrent[1].tallies,
  // Run these alone, because a browser short of CPU time looks like a slow page.
  await endToEnd(concurrent[1].backend),
];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
for (const failure of tallies.flatMap((tally) => tally.failures)) console.log(`\nfailed: ${failure}`);
console.log(`\nin ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
