/** `npm run check`: every static check, one per core at a time. */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { stopOnSignal } from '../local/stop-signals.ts';
import { runTasks, type Task } from './tasks.ts';

/** Slowest first, to fill cores. */
const CHECKS: readonly Task[] = [
  {
    name: 'types of .astro',
    // tsc checks everything else in a quarter of the time.
    command: [
      'astro',
      'check',
      '--minimumFailingSeverity=hint',
      '--noSync',
      ...['--tsconfig', 'tsconfig.astro.json'],
    ],
  },
  // Several would check types again.
  { name: 'types', command: ['tsc', '--noEmit', '--checkers', '1'] },
  {
    name: 'format and lint',
    command: ['biome', 'check', '--colors=off', '--error-on-warnings', '.'],
  },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'styles', command: ['stylelint', '--allow-empty-input', 'src/**/*.{css,astro}'] },
  {
    name: 'format of .astro',
    command: ['prettier', '--check', '--log-level=warn', '--no-error-on-unmatched-pattern', '**/*.astro'],
  },
  { name: 'niche file', command: ['node', 'scripts/check-niches.ts'] },
  { name: 'roadmap library', command: ['node', 'scripts/check-library.ts'] },
];

stopOnSignal(() => undefined);
process.env.ASTRO_TELEMETRY_DISABLED = '1';
// Also checks cases and articles.
const { status } = spawnSync('astro', ['sync', '--silent'], { stdio: 'inherit' });
const { failures: failedChecks } = await runTasks(CHECKS, availableParallelism());
const failures = [...(status === 0 ? [] : ['content']), ...failedChecks];
if (failures.length > 0) console.error(`check: failed: ${failures.join(', ')}`);
process.exitCode = failures.length > 0 ? 1 : 0;
