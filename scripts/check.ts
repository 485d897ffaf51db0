/** `npm run check`: runs every static check, one per core at a time, and prints the results. */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { stopOnSignal } from '../local/stop-signals.ts';
import { runCaptured } from './run-captured.ts';

interface Check {
  readonly name: string;
  /** Program and arguments. */
  readonly command: readonly [string, ...string[]];
}

/** Slowest first, so that the others fill the remaining cores. */
const CHECKS: readonly Check[] = [
  {
    name: 'types of .astro',
    // tsc covers everything else; checking it all here would take four times as long.
    command: [
      'astro',
      'check',
      '--minimumFailingSeverity=hint',
      '--noSync',
      ...['--tsconfig', 'tsconfig.astro.json'],
    ],
  },
  { name: 'types', command: ['tsc', '--noEmit'] },
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
];

/** @returns whether the check passed */
async function runCheck({ name, command: [program, ...args] }: Check): Promise<boolean> {
  const { succeeded, output } = await runCaptured(program, args);
  process.stdout.write(output);
  if (!succeeded) console.error(`\ncheck: ${name} failed (${[program, ...args].join(' ')})\n`);
  return succeeded;
}

stopOnSignal(() => undefined);
process.env.ASTRO_TELEMETRY_DISABLED = '1';
spawnSync('astro', ['sync', '--silent'], { stdio: 'inherit' });
const waiting = CHECKS.values();
const failed: string[] = [];
const work = async (): Promise<void> => {
  for (const check of waiting) if (!(await runCheck(check))) failed.push(check.name);
};
await Promise.all(Array.from({ length: availableParallelism() }, work));
if (failed.length > 0) {
  console.error(`check: ${failed.length} of ${CHECKS.length} checks failed: ${failed.join(', ')}`);
  process.exit(1);
}
console.log(`check: ${CHECKS.length} checks passed`);
