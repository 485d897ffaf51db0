import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withImmutableAssets } from '../../local/immutable-assets.ts';
import { addLiveAssets } from './live-assets.ts';

/** In the project's folder, because Firebase resolves paths relative to it. */
export const DEPLOY_CONFIG = '.firebase-deploy.json';

export interface DeployOptions {
  /** The project's folder. */
  readonly root: string;
  readonly projectId: string;
  /** URL of the live site; null: deploy without its files. */
  readonly live: string | null;
  /** Passed to `firebase deploy`. */
  readonly args: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Runs a command in the project's folder. @throws when it fails */
  readonly run: (command: string, ...args: readonly string[]) => void;
  readonly log: (line: string) => void;
}

/** Whether a deploy includes the site: `--only` can exclude it. */
function includesHosting(args: readonly string[]): boolean {
  const index = args.findIndex((arg) => arg === '--only' || arg.startsWith('--only='));
  if (index < 0) return true;
  const only = args[index]?.split('=')[1] ?? args[index + 1] ?? '';
  return only.split(',').some((part) => part.split(':')[0] === 'hosting');
}

/**
 * Builds the site, adds the files that open pages may still import, and deploys.
 * @throws if the doctor, the build, the live site or the deploy fails; in which case the live site is unchanged
 */
export async function deploySite(options: DeployOptions): Promise<void> {
  const { root, projectId, live, args, now, run, log } = options;
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const deploy = ['deploy', '--project', projectId];
  if (!includesHosting(args)) return run('firebase', ...deploy, ...args);
  for (const step of config.hosting.predeploy) run(step);
  const site = join(root, config.hosting.public);
  const added = await addLiveAssets(site, live, now);
  log(`deploy: ${added.length} files of earlier builds are kept for open pages.`);
  // They have already run, and a second build would remove the files.
  const hosting = { ...withImmutableAssets(config.hosting, site), predeploy: [] };
  const file = join(root, DEPLOY_CONFIG);
  try {
    writeFileSync(file, JSON.stringify({ ...config, hosting }));
    run('firebase', ...deploy, '--config', DEPLOY_CONFIG, ...args);
  } finally {
    rmSync(file, { force: true });
  }
}
