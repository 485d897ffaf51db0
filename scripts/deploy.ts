/**
 * `npm run deploy [-- --only hosting …]`: deploys so that pages that are open keep working. `--without-live-files`: deploys even
 * if the live site cannot be read, and pages that are open have to be reloaded. Everything else goes to `firebase deploy`.
 */
import { execFileSync } from 'node:child_process';
import { ROOT } from '../local/backend.ts';
import { site } from '../src/site.ts';
import { deploySite } from './deploy/deploy-site.ts';

const WITHOUT = '--without-live-files';
const { projectId } = site.firebase;
const args = process.argv.slice(2);

try {
  await deploySite({
    root: ROOT,
    projectId,
    // Not the site's own address, which before the first deploy may lead elsewhere.
    live: args.includes(WITHOUT) ? null : `https://${projectId}.web.app`,
    args: args.filter((arg) => arg !== WITHOUT),
    now: Date.now(),
    run: (command, ...rest) => {
      const [program = '', ...words] = command.split(' ');
      execFileSync(program, [...words, ...rest], { cwd: ROOT, stdio: 'inherit' });
    },
    log: console.log,
  });
} catch (error) {
  console.error(`deploy: ${error instanceof Error ? error.message : error}`);
  console.error(`deploy: stopped. If the live site cannot be read: npm run deploy -- ${WITHOUT}`);
  process.exitCode = 1;
}
