/** `npm test`: every check and every test, summed up in the last line as `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const runs = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** A step that passes or fails as a whole. */
const step = (name: string, command: string, ...args: string[]): Tally => {
  console.log(`\n── ${name}`);
  return runs(command, ...args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

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
function runner(
  name: string,
  reportFile: string,
  tallyOf: (report: unknown) => Tally,
  command: string,
  ...args: string[]
): Tally {
  console.log(`\n── ${name}`);
  rmSync(reportFile, { force: true });
  const ok = runs(command, ...args);
  let tally: Tally = { passed: 0, failed: 0 };
  try {
    tally = tallyOf(JSON.parse(readFileSync(reportFile, 'utf8')));
  } catch (error) {
    console.error(`${name}: no report (${error instanceof Error ? error.message : error})`);
  }
  const broken = (!ok && tally.failed === 0) || tally.passed + tally.failed === 0;
  return broken ? { passed: tally.passed, failed: tally.failed + 1 } : tally;
}

const vitest = (project: string): Tally =>
  runner(
    `${project} tests`,
    `test-results/${project}.json`,
    (report) => ({ passed: numberAt(report, 'numPassedTests'), failed: numberAt(report, 'numFailedTests') }),
    'vitest',
    ...[
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=test-results/${project}.json`,
    ],
  );

mkdirSync('test-results', { recursive: true });
const started = Date.now();
const tallies = [
  step('check', 'node', 'scripts/check.ts'),
  vitest('unit'),
  step('build', 'npm', 'run', '--silent', 'build'),
  vitest('site'),
  runner(
    'end-to-end tests',
    'test-results/e2e.json',
    (report) => ({
      passed: numberAt(report, 'stats', 'expected'),
      failed: numberAt(report, 'stats', 'unexpected') + numberAt(report, 'stats', 'flaky'),
    }),
    ...(['node', 'scripts/e2e.ts'] as const),
  ),
];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`\nin ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
