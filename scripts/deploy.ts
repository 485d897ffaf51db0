/**
 * `npm run deploy [-- --parts hosting …]`: deploys without breaking open pages. `--without-live-files`: deploys even if
 * the live site cannot be read; open pages then have to be reloaded. Passes everything else to `firebase deploy`.
 */
import { execFileSync } from 'node:child_process';
import { ROOT } from '../local/backend.ts';
import { runCommand } from '../local/command.ts';
import { owner, site } from '../src/site.ts';
import { deploySite } from './deploy/deploy-site.ts';
import { formatLiveTarget, getProject } from './live-project.ts';

const usage = `npm run deploy              checks, builds and deploys everything
  --parts hosting,functions only these; --except: all others
  --non-interactive         never prompts
  --message TEXT, --force, --dry-run, --debug: as in firebase deploy
  --without-live-files      even if the live site cannot be read; open pages then have to be reloaded`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const OPTIONS = {
  // npm drops an `--only` before a forgotten `--` without a trace.
  ...{ parts: text, except: text, message: text },
  ...{ 'non-interactive': flag, force: flag, 'dry-run': flag, debug: flag, 'without-live-files': flag },
} as const;
const { projectId, region } = site.firebase;

await runCommand(
  { usage, options: OPTIONS, target: () => formatLiveTarget(getProject(owner)) },
  async ({ 'without-live-files': withoutLiveFiles, parts, ...others }) => {
    if (getProject(owner) === undefined) throw new Error('src/site.ts names no project yet: npm run setup');
    const options = { only: parts, ...others };
    await deploySite({
      root: ROOT,
      ...{ projectId, region },
      // Not the site's own domain, which may point elsewhere before the first deploy.
      live: withoutLiveFiles ? null : `https://${projectId}.web.app`,
      args: Object.entries(options).flatMap(([name, value]) =>
        typeof value === 'string' ? [`--${name}`, value] : value ? [`--${name}`] : [],
      ),
      now: Date.now(),
      run: (command, ...rest) => {
        const [program = '', ...words] = command.split(' ');
        execFileSync(program, [...words, ...rest], { cwd: ROOT, stdio: 'inherit' });
      },
      log: console.log,
    });
  },
);
