/**
 * `npm run test:e2e [-- spec …]`: runs the end-to-end tests against a separate local backend with an empty database.
 */
import { ROOT } from '../local/backend.ts';
import { spawnGroup } from '../local/children.ts';
import { stopOnSignal } from '../local/stop-signals.ts';
import { startTestedBackend } from './tested-backend.ts';

const playwright = (args: readonly string[], environment: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawnGroup('playwright', ['test', ...args], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

stopOnSignal(() => undefined);
const specs = process.argv.slice(2);
const { environment, lines, missingIndexes, close } = await startTestedBackend();
try {
  process.exitCode = await playwright(specs, { ...environment, ...(specs.length > 0 && { TRACE: '1' }) });
  if (process.exitCode !== 0) console.error(`\nThe backend's last lines:\n${lines.slice(-40).join('\n')}`);
  for (const missing of missingIndexes()) {
    console.error(missing);
    process.exitCode = 1;
  }
} finally {
  await close();
}
process.exit();
