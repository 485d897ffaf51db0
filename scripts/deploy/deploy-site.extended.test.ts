import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveFolder } from '../../local/folder-server.ts';
import { DEPLOY_CONFIG, deploySite } from './deploy-site.ts';

const CHECK = 'npm run deploy:check';
const BUILD = 'npm run build:site';
const DEPLOY = 'firebase deploy --project shop';
const WITH_CONFIG = `${DEPLOY} --config ${DEPLOY_CONFIG}`;

let root = '';
let commands: string[] = [];
/** Commands that fail, once each. */
let failing: string[] = [];
/** The Hosting configuration that `firebase deploy` reads. */
let deployed: {
  readonly predeploy: readonly string[];
  readonly headers: readonly { source: string }[];
} | null;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deploy-site-'));
  commands = [];
  failing = [];
  deployed = null;
  const hosting = { public: 'dist', predeploy: [CHECK, BUILD], headers: [{ source: '**', headers: [] }] };
  writeFileSync(join(root, 'firebase.json'), JSON.stringify({ hosting, database: {} }));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Records commands; a build writes one hashed file. */
function run(...words: readonly string[]): void {
  const command = words.join(' ');
  commands.push(command);
  if (failing.includes(command)) {
    failing = failing.filter((each) => each !== command);
    throw new Error(`${command} failed`);
  }
  if (command === BUILD) {
    mkdirSync(join(root, 'dist/_astro'), { recursive: true });
    writeFileSync(join(root, 'dist/_astro/form.2.js'), 'two');
  }
  if (command.startsWith(WITH_CONFIG))
    deployed = JSON.parse(readFileSync(join(root, DEPLOY_CONFIG), 'utf8')).hosting;
}

const deploy = (live: string | null, args: readonly string[] = []): Promise<void> =>
  deploySite({
    root,
    projectId: 'shop',
    region: 'europe-west1',
    live,
    args,
    now: 0,
    run,
    log: () => undefined,
  });

it('checks, builds, then deploys with a configuration that lists the hashed files', async () => {
  await deploy(null, ['--message', 'Spring']);
  expect(commands).toEqual([CHECK, BUILD, `${WITH_CONFIG} --message Spring`]);
  expect(deployed?.predeploy).toEqual([]);
  expect(deployed?.headers.map(({ source }) => source)).toEqual(['**', '/_astro/@(form.2.js)']);
  expect(existsSync(join(root, DEPLOY_CONFIG))).toBe(false);
});

it('includes the live site’s files', async () => {
  const live = join(root, 'live');
  mkdirSync(join(live, '_astro'), { recursive: true });
  writeFileSync(join(live, '_astro/form.1.js'), 'one');
  const sha256 = '7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed';
  writeFileSync(
    join(live, '_astro/files.json'),
    JSON.stringify([{ name: 'form.1.js', sha256, replaced: null }]),
  );
  const server = await serveFolder(live);
  await deploy(server.origin);
  await server.close();
  expect(deployed?.headers.at(-1)?.source).toBe('/_astro/@(form.1.js|form.2.js)');
});

it('does not deploy if the live site cannot be read', async () => {
  await expect(deploy('http://127.0.0.1:9')).rejects.toThrow('npm run deploy -- --without-live-files');
  expect(commands).toEqual([CHECK, BUILD]);
});

it('does not build the site for a deploy without it', async () => {
  await deploy('http://127.0.0.1:9', ['--only', 'functions,database']);
  expect(commands).toEqual([`${DEPLOY} --only functions,database`]);
});

it('does not mention the live site after another failure', async () => {
  failing = [CHECK];
  await expect(deploy(null)).rejects.toThrow(/^npm run deploy:check failed$/);
  expect(commands).toEqual([CHECK]);
});

it('sets how long images are kept and deploys again if nobody can be asked', async () => {
  const command = `${DEPLOY} --only functions --non-interactive`;
  failing = [command];
  await deploy(null, ['--only', 'functions', '--non-interactive']);
  expect(commands).toEqual([
    command,
    'firebase functions:artifacts:setpolicy --location europe-west1 --project shop --force --non-interactive',
    command,
  ]);
});

it('reports the deploy’s own failure if there is no policy to set', async () => {
  const command = `${DEPLOY} --only functions --non-interactive`;
  const policy = `firebase functions:artifacts:setpolicy --location europe-west1 --project shop --force --non-interactive`;
  failing = [command, policy];
  await expect(deploy(null, ['--only', 'functions', '--non-interactive'])).rejects.toThrow(
    `${command} failed`,
  );
});

it('does not repeat a failed deploy with a terminal or without functions', async () => {
  for (const args of [
    ['--only', 'functions'],
    ['--except', 'functions,hosting', '--non-interactive'],
  ]) {
    failing = [`${DEPLOY} ${args.join(' ')}`];
    await expect(deploy(null, args)).rejects.toThrow('failed');
  }
  expect(commands).toHaveLength(2);
});
