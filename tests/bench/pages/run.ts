/**
 * `npm run bench:pages [-- --rounds 5 --only /de]`: runs Lighthouse on the built pages and an almost empty page, which takes
 * about half an hour on an idle machine. The first run installs Lighthouse into this folder.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { installOwnPackages } from './own-packages.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } },
});
installOwnPackages();
const { measure, targetsOf } = await import('./measure.ts');
const { goals, overview } = await import('./report.ts');
const built = spawnSync('astro', ['build'], { stdio: ['ignore', 'ignore', 'inherit'] });
if (built.status !== 0) throw new Error('The site could not be built.');
const measured = await measure(targetsOf(values.only), Number(values.rounds), console.log);
console.log('\nWorst (median) of all rounds');
console.table(overview(measured));
console.table(
  goals(measured).map(({ label, measured, goal = '', met }) => ({
    label,
    measured,
    goal,
    met: met ? 'yes' : 'NO',
  })),
);
