/**
 * `npm run test:e2e [-- spec …]`: runs the end-to-end tests against a separate local backend with an empty database.
 * `-- --firefox` runs the journeys of tests/firefox in Firefox instead.
 */
import { ROOT } from '../local/backend.ts';
import { spawnGroup } from '../local/children.ts';
import { stopOnSignal } from '../local/stop-signals.ts';
import { startTestedBackend } from '../tests/tested-backend.ts';
import { findFirefox } from './browser.ts';

const run = (
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawnGroup(program, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

stopOnSignal(() => undefined);
const specs = process.argv.slice(2);
const firefox = specs.includes('--firefox') ? findFirefox() : null;
if (specs.includes('--firefox') && !firefox) {
  console.error('No Firefox found: install one (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.');
  process.exit(1);
}
const { environment, lines, missingIndexes, close } = await startTestedBackend();
try {
  process.exitCode = firefox
    ? await run(process.execPath, ['--test', 'tests/firefox/journeys.ts'], {
        ...environment,
        FIREFOX_PATH: firefox,
      })
    : await run('playwright', ['test', ...specs], {
        ...environment,
        ...(specs.some((spec) => spec.endsWith('.ts')) && { TRACE: '1' }),
      });
  // The hosting emulator logs every request.
  const relevant = lines.filter((line) => !line.includes('  hosting: ')).slice(-40);
  if (process.exitCode !== 0) console.error(`\nThe backend's last lines:\n${relevant.join('\n')}`);
  for (const missing of missingIndexes()) {
    console.error(missing);
    process.exitCode = 1;
  }
} finally {
  await close();
}
process.exit();
