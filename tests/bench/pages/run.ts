/**
 * `npm run bench:pages [-- --rounds 5 --only /de]`: Lighthouse over the built pages, served with brotli over HTTP/2, beside an
 * almost empty page in the same rounds. It takes about half an hour; a loaded machine makes every time worse.
 * Lighthouse and the rest that only this needs is installed into this folder, by its own lockfile, when it is first asked for.
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
  goals(measured).map(({ what, measured, aim = '', reached }) => ({
    what,
    measured,
    aim,
    reached: reached ? 'yes' : 'NO',
  })),
);
