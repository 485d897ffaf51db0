/** Runs the official Auth, Functions and Hosting emulators on loopback, from npm alone and without a network. */
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
  /** Folder with `site/` and `functions/`; the emulators' configuration goes there too. */
  readonly stateDir: string;
  /** Folder that the accounts are read from and saved to; null: nobody needs them again. */
  readonly accounts: string | null;
  readonly firebaseJson: string;
  /** False: the site comes from elsewhere (Astro's development server). */
  readonly hosting: boolean;
  /** True: Firebase's own database emulator as well, which needs Java and a download. */
  readonly officialDatabase: boolean;
  /** Environment of the functions. */
  readonly env: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
}

export interface Emulators {
  /** Resolves when they have stopped, for whatever reason. */
  readonly stopped: Promise<void>;
  /** Saves the accounts, if they are kept, and stops. */
  close(): Promise<void>;
}

/** Where Node keeps what it has compiled, for the next process that loads the same. */
export const COMPILED = join(import.meta.dirname, '..', '.local', 'compiled');

/** Firebase's command line, and what is loaded before it. */
const SUITE = [
  ...['--import', new URL('lazy-validators.ts', import.meta.url).href],
  ...['--import', new URL('suite-guard.ts', import.meta.url).href],
  createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js'),
];

/** Nothing here may look for a cloud project, a newer version or a metadata server, nor listen on every address. */
const QUIET = {
  ...{ CI: '1', NO_UPDATE_NOTIFIER: '1', METADATA_SERVER_DETECTION: 'none', NO_COLOR: '1' },
  // The suite asks npm for the newest firebase-functions.
  npm_config_offline: 'true',
  // Which functions there are, it reads from a file, not from a server of its own that the whole network reaches.
  FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
};

/**
 * The suite starts a process per concurrent call, by default fifty at once, and never answers a call whose process takes longer
 * than 30 seconds to start. Four at once, and five minutes, suit a busy machine.
 */
const PROCESSES = { FUNCTIONS_EMULATOR_PARALLEL: '4', FUNCTIONS_DISCOVERY_TIMEOUT: '300' };

/** What the emulators take from firebase.json. */
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
  const at = (port: number): { host: string; port: number } => ({ host: '127.0.0.1', port });
  const config = {
    ...(hosting
      ? { hosting: { ...withImmutableAssets(deployed.hosting, join(stateDir, 'site')), public: 'site' } }
      : {}),
    ...(officialDatabase ? { database: { rules: 'database.rules.json' } } : {}),
    functions: [{ source: 'functions', codebase: 'default', runtime: 'nodejs24' }],
    emulators: {
      auth: at(ports.auth),
      functions: at(ports.functions),
      hub: at(ports.hub),
      logging: at(ports.logging),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      ...(hosting ? { hosting: at(ports.site) } : {}),
      ...(officialDatabase ? { database: at(ports.database) } : {}),
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

/** What Node and the suite say of a port that is taken. */
const PORT_TAKEN = /port taken|EADDRINUSE/;

/**
 * Resolves once the suite says that it is ready; rejects with its last lines when it ends before.
 * @throws PortTakenError
 */
const untilReady = (child: ChildProcess, ports: Ports, log: (line: string) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const last: string[] = [];
    let unloadable = '';
    let isPortTaken = false;
    const hear = (line: string): void => {
      log(line);
      last.push(line);
      if (last.length > 15) last.shift();
      isPortTaken ||= PORT_TAKEN.test(line);
      // Where its port is taken, the hosting emulator takes the next one, which nobody knows of.
      const [, site] = /hosting.*Local server: .*:(\d+)/.exec(line) ?? [];
      if (site !== undefined && Number(site) !== ports.site) reject(new PortTakenError(line));
      // The suite goes on without functions it cannot load, and says so here only.
      if (line.includes('Failed to load function definition')) unloadable = line;
      if (!line.includes('All emulators ready')) return;
      if (unloadable === '') resolve();
      else
        reject(
          new Error(`The functions cannot be loaded; \`npm ci\` installs what they need. ${unloadable}`),
        );
    };
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on('line', hear);
    child.once('error', reject);
    child.once('close', (code) => {
      const message = `The emulators stopped (${code}).\n${last.join('\n')}`;
      reject(isPortTaken ? new PortTakenError(message) : new Error(message));
    });
  });

export async function startEmulators(wanted: EmulatorsOptions): Promise<Emulators> {
  const { projectId, stateDir, accounts, ports, env, log } = wanted;
  const only = [
    ...['auth', 'functions'],
    ...(wanted.hosting ? ['hosting'] : []),
    ...(wanted.officialDatabase ? ['database'] : []),
  ];
  const config = await writeConfig(wanted);
  const kept = accounts === null ? [] : ['--import', accounts, '--export-on-exit', accounts];
  // The suite finds itself by a file in the temporary folder, named by the project alone: in a shared one, a second
  // backend on this machine would be asked for the accounts of the first.
  const temporary = await mkdtemp(join(tmpdir(), 'anbahn-'));
  const project = ['--project', projectId, '--config', config, '--only', only.join(',')];
  const kill = ({ pid }: ChildProcess): void => {
    signalGroup(pid, 'SIGKILL');
    rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
  };
  let hasAccounts = false;
  const options = {
    cwd: stateDir,
    // suite-guard.ts hears by the channel when we are gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...QUIET,
      ...PROCESSES,
      ...env,
      // As in the cloud: what the functions' web server cannot read is answered without a stack trace.
      NODE_ENV: 'production',
      // They start a process for each function, and load the same half a million lines in each.
      NODE_COMPILE_CACHE: COMPILED,
      XDG_CONFIG_HOME: join(stateDir, 'config'),
      ...{ TMPDIR: temporary, TEMP: temporary, TMP: temporary },
      FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${ports.database}`,
      DATABASE_URL: `https://${projectId}-default-rtdb.firebaseio.com`,
    },
  } satisfies SpawnOptions;
  // The terminal's Ctrl-C does not reach the group: we stop the suite once, in order.
  const command = [...SUITE, 'emulators:start', ...project, ...kept];
  const child = spawnGroup(process.execPath, command, options, (suite) => {
    // Accounts suite-guard.ts saves.
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
  return { stopped, close };
}
