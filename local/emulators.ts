/**
 * Runs the official Auth, Functions, and Hosting emulators on loopback, installed from npm only and without network
 * access.
 */
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { signalGroup, spawnGroup } from './children.ts';
import { type HeaderRule, withImmutableAssets } from './immutable-assets.ts';
import { type Ports, PortTakenError } from './ports.ts';
import type { Ready } from './suite-guard.ts';

export interface EmulatorsOptions {
  readonly projectId: string;
  readonly ports: Ports;
  /** Folder with `site/` and `functions/`, and for the emulators' configuration. */
  readonly stateDir: string;
  /** Folder to import accounts from and export them to; null: don't keep accounts. */
  readonly accounts: string | null;
  readonly firebaseJson: string;
  readonly hosting: boolean;
  readonly officialDatabase: boolean;
  readonly env: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
}

/** Node's compile cache, shared by processes that load the same files. */
export const COMPILED = join(import.meta.dirname, '..', '.local', 'compiled');

const SUITE = [
  ...['--import', new URL('lazy-validators.ts', import.meta.url).href],
  ...['--import', new URL('one-process.ts', import.meta.url).href],
  ...['--import', new URL('suite-guard.ts', import.meta.url).href],
  createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js'),
];

/** Disable lookups of cloud projects, updates, and metadata servers, and listening on all interfaces. */
const QUIET = {
  ...{ CI: '1', NO_UPDATE_NOTIFIER: '1', METADATA_SERVER_DETECTION: 'none', NO_COLOR: '1' },
  // The CLI asks npm for the latest firebase-functions.
  npm_config_offline: 'true',
  // Discover functions through a file instead of a server that the whole network can reach.
  FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
  // In seconds. By default, calls are never answered if their process takes over 30 to start, as on a busy machine.
  FUNCTIONS_DISCOVERY_TIMEOUT: '300',
};

interface Deployed {
  readonly hosting: { readonly headers: readonly HeaderRule[] };
}

async function writeConfig({
  firebaseJson,
  stateDir,
  ports,
  hosting,
  officialDatabase,
}: EmulatorsOptions): Promise<string> {
  const deployed: Deployed = JSON.parse(await readFile(firebaseJson, 'utf8'));
  const loopback = (port: number): { host: string; port: number } => ({ host: '127.0.0.1', port });
  const config = {
    ...(hosting
      ? { hosting: { ...withImmutableAssets(deployed.hosting, join(stateDir, 'site')), public: 'site' } }
      : {}),
    ...(officialDatabase && { database: { rules: 'database.rules.json' } }),
    functions: [{ source: 'functions', codebase: 'default', runtime: 'nodejs24' }],
    emulators: {
      auth: loopback(ports.auth),
      functions: loopback(ports.functions),
      hub: loopback(ports.hub),
      logging: loopback(ports.logging),
      eventarc: loopback(ports.eventarc),
      tasks: loopback(ports.tasks),
      ...(hosting ? { hosting: loopback(ports.site) } : {}),
      ...(officialDatabase && { database: loopback(ports.database) }),
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
  if (officialDatabase)
    await copyFile(join(dirname(firebaseJson), 'database.rules.json'), join(stateDir, 'database.rules.json'));
  const file = join(stateDir, 'firebase.json');
  await writeFile(file, `${JSON.stringify(config, null, 2)}\n`);
  return file;
}

const PORT_TAKEN = /port taken|EADDRINUSE/;

/**
 * Resolves when the emulators are ready; rejects with their last output if they exit before.
 * @throws PortTakenError
 */
const untilReady = (child: ChildProcess, ports: Ports, log: (line: string) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const last: string[] = [];
    let unloadable = '';
    let isPortTaken = false;
    const onLine = (line: string): void => {
      log(line);
      last.push(line);
      if (last.length > 15) last.shift();
      isPortTaken ||= PORT_TAKEN.test(line);
      // If its port is taken, the hosting emulator silently uses the next one.
      const [, site] = /hosting.*Local server: .*:(\d+)/.exec(line) ?? [];
      if (site !== undefined && Number(site) !== ports.site) reject(new PortTakenError(line));
      // The CLI continues without functions that fail to load, and reports it only here.
      if (line.includes('Failed to load function definition')) unloadable = line;
      if (!line.includes('All emulators ready')) return;
      if (unloadable === '') resolve();
      else
        reject(
          new Error(`The functions failed to load; \`npm ci\` installs their dependencies. ${unloadable}`),
        );
    };
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on('line', onLine);
    child.once('error', reject);
    child.once('close', (code) => {
      const message = `The emulators stopped (${code}).\n${last.join('\n')}`;
      reject(isPortTaken ? new PortTakenError(message) : new Error(message));
    });
  });

export async function startEmulators(options: EmulatorsOptions) {
  const { projectId, stateDir, accounts, ports, env, log } = options;
  const only = ['auth', 'functions', options.hosting && 'hosting', options.officialDatabase && 'database'];
  const config = await writeConfig(options);
  const accountArgs = accounts === null ? [] : ['--import', accounts, '--export-on-exit', accounts];
  // The CLI finds a running instance through a file in the temp folder named by project only. With a shared folder, a
  // second backend would export the first one's accounts.
  const temporary = await mkdtemp(join(tmpdir(), 'anbahn-'));
  const project = ['--project', projectId, '--config', config, '--only', only.filter(Boolean).join(',')];
  const kill = ({ pid }: ChildProcess): void => {
    signalGroup(pid, 'SIGKILL');
    rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
  };
  let hasAccounts = false;
  const spawnOptions = {
    cwd: stateDir,
    // suite-guard.ts detects through the channel that this process is gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...QUIET,
      ...env,
      // Like the live site: responds to malformed requests without a stack trace.
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: COMPILED,
      XDG_CONFIG_HOME: join(stateDir, 'config'),
      ...{ TMPDIR: temporary, TEMP: temporary, TMP: temporary },
      FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${ports.database}`,
      DATABASE_URL: `https://${projectId}-default-rtdb.firebaseio.com`,
    },
  } satisfies SpawnOptions;
  // Ctrl-C in the terminal does not reach the group, so that the emulators are stopped once and in order.
  const command = [...SUITE, 'emulators:start', ...project, ...accountArgs];
  const child = spawnGroup(process.execPath, command, spawnOptions, (suite) => {
    // If there are accounts, suite-guard.ts saves them.
    if (!hasAccounts) kill(suite);
  });
  const stopped = new Promise<void>((resolve) => child.once('exit', () => resolve())).then(() => kill(child));
  const close = async (): Promise<void> => {
    if (hasAccounts) child.kill('SIGINT');
    else kill(child);
    await stopped;
  };
  try {
    await untilReady(child, ports, log);
  } catch (error) {
    await close();
    throw error;
  }
  hasAccounts = accounts !== null;
  child.send({ hasAccounts, temporary } satisfies Ready);
  return {
    stopped,
    close,
  };
}
