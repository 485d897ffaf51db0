/** `npm run check`: every static check, as many at a time as there are cores, and what each of them found. */
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

interface Check {
  readonly name: string;
  /** With its arguments. */
  readonly command: readonly [string, ...string[]];
}

/** The longest first: the others fit beside them. */
const CHECKS: readonly Check[] = [
  {
    name: 'types of .astro',
    // tsc has checked everything else: with all of it this one takes four times as long.
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

/** @returns whether it found nothing; what it says is shown once it has ended */
const passes = ({ name, command: [program, ...args] }: Check): Promise<boolean> =>
  new Promise((resolve) => {
    const said: Buffer[] = [];
    const ended = (isSound: boolean): void => {
      process.stdout.write(Buffer.concat(said));
      if (!isSound) console.error(`\ncheck: ${name} failed (${[program, ...args].join(' ')})\n`);
      resolve(isSound);
    };
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => said.push(piece));
    child.once('error', (error) => {
      said.push(Buffer.from(`${error.message}\n`));
      ended(false);
    });
    child.once('close', (code) => ended(code === 0));
  });

process.env.ASTRO_TELEMETRY_DISABLED = '1';
spawnSync('astro', ['sync', '--silent'], { stdio: 'inherit' });
const waiting = CHECKS.values();
const failed: string[] = [];
const work = async (): Promise<void> => {
  for (const check of waiting) if (!(await passes(check))) failed.push(check.name);
};
await Promise.all(Array.from({ length: availableParallelism() }, work));
if (failed.length > 0) {
  console.error(`check: ${failed.length} of ${CHECKS.length} checks failed: ${failed.join(', ')}`);
  process.exit(1);
}
console.log(`check: ${CHECKS.length} checks passed`);
