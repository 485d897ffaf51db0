/**
 * `npm run deploy [-- --only hosting …]`: deploys without breaking open pages. `--without-live-files`: deploys even if
 * the live site cannot be read; open pages then have to be reloaded. Passes everything else to `firebase deploy`.
 */
import { execFileSync } from 'node:child_process';
import { ROOT } from '../local/backend.ts';
import { site } from '../src/site.ts';
import { deploySite } from './deploy/deploy-site.ts';

const WITHOUT_LIVE_FILES = '--without-live-files';
const { projectId } = site.firebase;
const args = process.argv.slice(2);

try {
  await deploySite({
    root: ROOT,
    projectId,
    // Not the site's own domain, which may point elsewhere before the first deploy.
    live: args.includes(WITHOUT_LIVE_FILES) ? null : `https://${projectId}.web.app`,
    args: args.filter((arg) => arg !== WITHOUT_LIVE_FILES),
    now: Date.now(),
    run: (command, ...rest) => {
      const [program = '', ...words] = command.split(' ');
      execFileSync(program, [...words, ...rest], { cwd: ROOT, stdio: 'inherit' });
    },
    log: console.log,
  });
} catch (error) {
  console.error(`deploy: ${error instanceof Error ? error.message : error}`);
  console.error(`deploy: stopped. If the live site cannot be read: npm run deploy -- ${WITHOUT_LIVE_FILES}`);
  process.exitCode = 1;
}
