import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withImmutableAssets } from '../../local/immutable-assets.ts';
import { addLiveAssets } from './live-assets.ts';

/** In the project's folder, because Firebase resolves paths relative to it. */
export const DEPLOY_CONFIG = '.firebase-deploy.json';

export interface DeployOptions {
  readonly root: string;
  readonly projectId: string;
  readonly region: string;
  /** URL of the live site; null: deploy without its files. */
  readonly live: string | null;
  readonly args: readonly string[];
  readonly now: number;
  /** Runs a command in the project's folder. @throws when it fails */
  readonly run: (command: string, ...args: readonly string[]) => void;
  readonly log: (line: string) => void;
}

/** Whether a deploy includes a part: `--only` and `--except` can exclude it. */
function includes(part: string, args: readonly string[]): boolean {
  const listed = (option: string): boolean | null => {
    const index = args.indexOf(option);
    if (index < 0) return null;
    return (args[index + 1] ?? '').split(',').some((each) => each.split(':')[0] === part);
  };
  return listed('--only') ?? !listed('--except');
}

/**
 * Deploys. Without prompts, the first deploy of functions fails after it has created the repository of their images,
 * because nobody can be asked how long to keep them: sets the usual policy, and deploys again, which skips what is done.
 */
function deployOnce({ projectId, region, args, run }: DeployOptions, ...config: readonly string[]): void {
  const target = ['--project', projectId];
  const deploy = (): void => run('firebase', 'deploy', ...target, ...config, ...args);
  const canAsk = !args.includes('--non-interactive') || args.includes('--dry-run');
  try {
    deploy();
  } catch (error) {
    if (canAsk || !includes('functions', args)) throw error;
    const options = ['--location', region, ...target, '--force', '--non-interactive'];
    try {
      run('firebase', 'functions:artifacts:setpolicy', ...options);
    } catch {
      // The deploy failed for another reason.
      throw error;
    }
    deploy();
  }
}

/** Adds the live site's files. @throws saying how to go without them */
async function keepLiveAssets(site: string, { live, now }: DeployOptions): Promise<number> {
  try {
    return (await addLiveAssets(site, live, now)).length;
  } catch (error) {
    throw new Error(
      `${error instanceof Error ? error.message : error}\nIf the live site cannot be read: npm run deploy -- --without-live-files`,
    );
  }
}

/**
 * Builds the site, adds the files that open pages may still import, and deploys.
 * @throws if the doctor, the build, the live site or the deploy fails; in which case the live site is unchanged
 */
export async function deploySite(options: DeployOptions): Promise<void> {
  const { root, args, run, log } = options;
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  if (!includes('hosting', args)) {
    deployOnce(options);
    return;
  }
  for (const step of config.hosting.predeploy) run(step);
  const site = join(root, config.hosting.public);
  log(`deploy: ${await keepLiveAssets(site, options)} files of earlier builds are kept for open pages.`);
  // They have already run, and a second build would remove the files.
  const hosting = { ...withImmutableAssets(config.hosting, site), predeploy: [] };
  const file = join(root, DEPLOY_CONFIG);
  try {
    writeFileSync(file, JSON.stringify({ ...config, hosting }));
    deployOnce(options, '--config', DEPLOY_CONFIG);
  } finally {
    rmSync(file, { force: true });
  }
}
