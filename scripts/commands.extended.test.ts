/** Runs every command with wrong arguments: usage, exit code 2, and no stack trace. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findOptionsTakenByNpm } from '../local/command.ts';
import { sample } from '../src/domain/site/owner-value.ts';
import { owner } from '../src/site.ts';
import { formatLiveTarget, getProject } from './live-project.ts';

interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs as npm does, which passes the name of the script and its own options in the environment. */
const run = (file: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  new Promise<Outcome>((resolve) => {
    const env = { ...process.env, npm_lifecycle_event: file, ...environment };
    execFile(process.execPath, [file, ...args], { env }, (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
  });

const COMMANDS = [
  ...[
    'backup',
    'codes',
    'deploy',
    'doctor',
    'export-person',
    'newsletter',
    'restore',
    'setup',
    'team',
    'test',
  ].map((name) => `scripts/${name}.ts`),
  'local/start.ts',
];

const expectUsage = ({ status, stderr }: Outcome, message: string | RegExp): void => {
  expect(stderr).toMatch(message);
  expect(stderr).toMatch(/^npm (?:run|start|test)/m);
  expect(stderr).not.toMatch(/^ {4}at /m);
  expect(status).toBe(2);
};

it.each(COMMANDS)('%s refuses unknown options', { timeout: 60_000 }, async (file) => {
  expectUsage(await run(file, ['--no-such-option']), /no-such-option/);
});

it.each([
  ['codes', ['add'], 'mentee or mentor'],
  ['export-person', ['notanemail'], 'notanemail is not an email address'],
  ['newsletter', ['remove'], 'Which email address'],
  ['restore', [], 'Which file'],
  ['team', ['add'], 'Which email address'],
  ['test', ['nothing'], 'No such suite'],
] as const)('%s %j is an error', { timeout: 60_000 }, async (name, args, message) => {
  expectUsage(await run(`scripts/${name}.ts`, args), message);
});

it('local/start.ts refuses data outside the project', { timeout: 60_000 }, async () => {
  const { stdout, ...outcome } = await run('local/start.ts', ['--data', '/tmp/outside']);
  expectUsage({ stdout, ...outcome }, '--data must be a folder inside /');
  expect(stdout).toBe('');
});

it.each([
  ['team', ['list']],
  ['codes', ['list']],
  ['backup', []],
])('%s --live ends with one line if nobody is signed in', { timeout: 60_000 }, async (name, args) => {
  const nobody = {
    HOME: '/nonexistent',
    GOOGLE_APPLICATION_CREDENTIALS: '',
    GOOGLE_ACCESS_TOKEN: '',
    // Otherwise the library asks the network for a server of credentials, and warns of odd answers.
    METADATA_SERVER_DETECTION: 'none',
  };
  const { status, stderr } = await run(`scripts/${name}.ts`, [...args, '--live'], nobody);
  expect(stderr).toMatch(/^\w+: LIVE: project .*\nNot signed in: npx firebase login\n$/);
  expect(status).toBe(1);
});

it.each([
  ['team', ['list', '--live']],
  ['codes', ['list', '--live']],
  ['codes', ['add', 'mentee', '--live']],
  ['newsletter', ['list', '--live']],
  ['export-person', ['ida@shop.example', '--live']],
  ['backup', ['--live']],
  ['setup', ['--dry-run', '--project', 'shop-test']],
])('%s %j says offline whom it cannot reach', { timeout: 60_000 }, async (name, args) => {
  const offline = {
    ...{ GOOGLE_ACCESS_TOKEN: 'token', GOOGLE_APPLICATION_CREDENTIALS: '' },
    ...{ NODE_USE_ENV_PROXY: '1', HTTPS_PROXY: 'http://127.0.0.1:1', https_proxy: '', NO_PROXY: '' },
  };
  const { stdout, stderr } = await run(`scripts/${name}.ts`, args, offline);
  expect(stdout + stderr).toMatch(
    /No answer from \S+\.(?:googleapis|firebaseio)\.com to GET https:.*try again/,
  );
  expect(stderr).not.toMatch(/^ {4}at /m);
});

it.each([['scripts/test.ts', 'npm test -- --firefox']])(
  '%s refuses --firefox that npm kept',
  { timeout: 60_000 },
  async (file, form) => {
    const { status, stderr, stdout } = await run(file, [], { npm_config_firefox: 'true' });
    expect(stderr).toContain(form);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  },
);

it('has no option that npm drops without a trace', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'npm-options-'));
  const probe = 'node -p "JSON.stringify([process.env, process.argv.slice(1)])"';
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { probe } }));
  const usages = await Promise.all(COMMANDS.map(async (file) => (await run(file, ['--help'])).stdout));
  const names = new Set(usages.join('\n').match(/(?<=--)[a-z][a-z-]+/g));
  expect(names.size).toBeGreaterThan(20);
  const dropped = [...names].filter((name) => {
    const words = ['run', '--silent', 'probe', `--${name}`, 'value'];
    const [environment, args] = JSON.parse(execFileSync('npm', words, { cwd: folder, encoding: 'utf8' }));
    return args.length === 0 && findOptionsTakenByNpm([name], environment).length === 0;
  });
  rmSync(folder, { recursive: true });
  expect(dropped).toEqual([]);
});

it('refuses options that npm kept', { timeout: 60_000 }, async () => {
  const { status, stderr, stdout } = await run('scripts/backup.ts', [], { npm_config_live: 'true' });
  expect(stderr).toContain('npm kept --live for itself. Write -- before options: npm run backup -- --live');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
});

it('says which file is missing', { timeout: 60_000 }, async () => {
  const { status, stderr } = await run('scripts/restore.ts', ['no-such-file.json']);
  expect(stderr).toMatch(/^restore: this machine, .*\nThere is no file .*no-such-file\.json\n$/);
  expect(status).toBe(2);
});

it('says that a folder is no file', { timeout: 60_000 }, async () => {
  const { status, stderr } = await run('scripts/restore.ts', ['src']);
  expect(stderr).toMatch(/^restore: this machine, .*\nAn argument is a folder, not a file\n$/);
  expect(status).toBe(2);
});

it('names the live project before anything else', { timeout: 60_000 }, async () => {
  const { stderr } = await run('scripts/restore.ts', ['no-such-file.json', '--live']);
  expect(stderr).toMatch(`restore: ${formatLiveTarget(getProject(owner))}\n`);
});

it('names no sample as the live project', () => {
  const project = { firebase: { projectId: sample('your-project') } };
  expect(formatLiveTarget(getProject(project))).toBe('LIVE: project (not chosen yet)');
  expect(formatLiveTarget(getProject({ firebase: { projectId: 'shop' } }))).toBe('LIVE: project shop');
});
