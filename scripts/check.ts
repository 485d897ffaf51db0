/** `npm run check`: every static check, in the order in which a mistake is cheapest to read. Stops at the first fault. */
import { spawnSync } from 'node:child_process';

const CHECKS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['format and lint', 'biome', 'check', '--colors=off', '--error-on-warnings', '.'],
  [
    'format of .astro',
    'prettier',
    '--check',
    '--log-level=warn',
    '--no-error-on-unmatched-pattern',
    '**/*.astro',
  ],
  ['styles', 'stylelint', '--allow-empty-input', 'src/**/*.{css,astro}'],
  ['types', 'tsc', '--noEmit'],
  ['types of .astro', 'astro', 'check', '--minimumFailingSeverity=hint', '--noSync'],
  ['niche file', 'node', 'scripts/check-niches.ts'],
  ['unused code', 'knip', '--no-progress'],
];

process.env.ASTRO_TELEMETRY_DISABLED = '1';
spawnSync('astro', ['sync', '--silent'], { stdio: 'inherit' });
for (const [name, command, ...args] of CHECKS) {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) {
    console.error(`\ncheck: ${name} failed (${[command, ...args].join(' ')})`);
    process.exit(1);
  }
}
console.log(`check: ${CHECKS.length} checks passed`);
