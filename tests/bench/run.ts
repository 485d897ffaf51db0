/** `npm run bench [name]`: runs all benchmarks or one, and prints the results. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Bench } from './bench.ts';

const folder = import.meta.dirname;
const only = process.argv[2];

const isBench = (value: unknown): value is Bench =>
  typeof value === 'object' && value !== null && 'title' in value && 'run' in value;

for (const name of readdirSync(folder).sort()) {
  const file = path.join(folder, name, 'bench.ts');
  if (!existsSync(file) || (only !== undefined && only !== name)) continue;
  const module: unknown = await import(file);
  const bench = typeof module === 'object' && module !== null && 'bench' in module ? module.bench : null;
  if (!isBench(bench)) throw new Error(`${file} does not export a bench`);
  console.log(`\n${bench.title}`);
  const rows = await bench.run();
  console.table(
    rows.map(({ label, measured, goal = '', met }) => ({
      label,
      measured,
      goal,
      met: met === undefined ? '' : met ? 'yes' : 'NO',
    })),
  );
}
