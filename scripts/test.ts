/**
 * `npm test`: what every change needs. `npm run test:rest`: everything else. Prints a line per suite, the output of those
 * that failed, and `N passed, N failed`. Names of suites as arguments: only those.
 */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { runCommand, UsageError } from '../local/command.ts';
import { COMPILED } from '../local/emulators.ts';
import { stopOnSignal } from '../local/stop-signals.ts';
import { findFirefox, findOrInstallBrowser } from './browser.ts';
import { runTasks, type Task } from './tasks.ts';

const vitest = (name: string, ...args: readonly string[]): Task => {
  const report = resolve('test-results', `${name}.json`);
  return {
    name,
    command: [
      ...(['vitest', 'run', ...args] as const),
      ...['--reporter=dot', '--silent=passed-only', '--reporter=json', `--outputFile.json=${report}`],
    ],
    report,
  };
};
const projects = (...names: readonly string[]): string[] => names.flatMap((name) => ['--project', name]);
const endToEnd = (name: string, ...args: readonly string[]): Task => ({
  name,
  command: ['node', 'scripts/e2e.ts', ...args],
  report: 'test-results/e2e.json',
});

/** Run one after the other, each with two tasks at a time: the second one uses what the first one leaves idle. */
type Stages = readonly (readonly Task[])[];

const BUILD: Task = { name: 'build', command: ['npm', 'run', 'build'] };
// End-to-end tests run alone, because a browser short of CPU time looks like a slow page.
const EVERY_CHANGE: Stages = [
  [BUILD],
  [
    vitest('server', ...projects('slow', 'endpoints')),
    { name: 'check', command: ['node', 'scripts/check.ts'] },
    vitest('unit', ...projects('unit')),
    vitest('site', ...projects('site')),
  ],
  [endToEnd('journeys', '--grep', '@journey')],
];
const REST: Stages = [
  [BUILD],
  [endToEnd('end-to-end', '--grep-invert', '@journey')],
  findFirefox() ? [{ name: 'firefox', command: ['node', 'scripts/e2e.ts', '--firefox'] }] : [],
  // These rebuild dist/.
  [vitest('extended', ...projects('extended')), vitest('variants', ...projects('variants'))],
  [vitest('database', '--root', 'packages/realtime-database', ...projects('rest'))],
];

const usage = `npm test [-- SUITE …]            what every change needs, or these of its suites
npm run test:rest [-- SUITE …]   everything else`;

await runCommand(
  {
    usage,
    options: { rest: { type: 'boolean', default: false } },
    otherOptions: ['firefox', 'grep'],
    maxArgs: 99,
    target: () => 'this machine',
  },
  async ({ rest }, suites) => {
    const chosen = rest ? REST : EVERY_CHANGE;
    const names = chosen.flat().map(({ name }) => name);
    const unknown = suites.filter((name) => !names.includes(name));
    if (unknown.length > 0)
      throw new UsageError(`No such suite: ${unknown.join(', ')}. There are ${names.join(', ')}.`);

    stopOnSignal(() => undefined);
    mkdirSync('test-results', { recursive: true });
    // Hundreds of processes load the same files.
    process.env.NODE_COMPILE_CACHE = COMPILED;
    // First, because concurrent installs conflict.
    findOrInstallBrowser();
    let [passed, failed] = [0, 0];
    for (const stage of chosen) {
      const tasks = stage.filter(({ name }) => suites.length === 0 || suites.includes(name));
      const tally = await runTasks(tasks, 2);
      passed += tally.passed;
      failed += tally.failed;
    }
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  },
);
