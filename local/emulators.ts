/** Runs the official Auth, Functions and Hosting emulators on loopback, from npm alone and without a network. */
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Ports } from './ports.ts';
import { signalGroup } from './process-group.ts';

export interface EmulatorsOptions {
  readonly projectId: string;
  readonly ports: Ports;
  /** Folder with `site/` and `functions/`; the emulators' configuration and accounts go there too. */
  readonly stateDir: string;
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
  /** Saves the accounts and stops. */
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
 * A function that is called while it is busy gets a process of its own for that call: left to itself the suite starts fifty of
 * them at once. A call whose process does not stand after so many seconds (30, left to itself) it never answers.
 */
const PROCESSES = { FUNCTIONS_EMULATOR_PARALLEL: '4', FUNCTIONS_DISCOVERY_TIMEOUT: '300' };

async function writeConfig({
  firebaseJson,
  stateDir,
  ports,
  hosting,
  officialDatabase,
}: EmulatorsOptions): Promise<string> {
  const deployed: unknown = JSON.parse(await readFile(firebaseJson, 'utf8'));
  const at = (port: number): { host: string; port: number } => ({ host: '127.0.0.1', port });
  const base = typeof deployed === 'object' && deployed !== null ? deployed : {};
  const hostingConfig = 'hosting' in base && typeof base.hosting === 'object' ? base.hosting : {};
  const config = {
    ...(hosting ? { hosting: { ...hostingConfig, public: 'site' } } : {}),
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

/** Resolves once the suite says that it is ready; rejects with its last lines when it ends before. */
const untilReady = (child: ChildProcess, log: (line: string) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const last: string[] = [];
    let unloadable = '';
    const hear = (line: string): void => {
      log(line);
      last.push(line);
      if (last.length > 15) last.shift();
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
    child.once('exit', (code) => reject(new Error(`The emulators stopped (${code}).\n${last.join('\n')}`)));
  });

export async function startEmulators(options: EmulatorsOptions): Promise<Emulators> {
  const { projectId, stateDir, ports, env, log } = options;
  const only = [
    ...['auth', 'functions'],
    ...(options.hosting ? ['hosting'] : []),
    ...(options.officialDatabase ? ['database'] : []),
  ];
  const config = await writeConfig(options);
  const accounts = join(stateDir, 'accounts');
  // The suite finds itself by a file in the temporary folder, named by the project alone: in a shared one, a second
  // backend on this machine would be asked for the accounts of the first.
  const temporary = await mkdtemp(join(tmpdir(), 'anbahn-'));
  const project = ['--project', projectId, '--config', config, '--only', only.join(',')];
  const child = spawn(
    process.execPath,
    [...SUITE, 'emulators:start', ...project, '--import', accounts, '--export-on-exit', accounts],
    {
      cwd: stateDir,
      // A group of its own: the terminal's Ctrl-C reaches only us, and we stop the suite once, in order.
      detached: true,
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
    },
  );
  const stopped = new Promise<void>((resolve) => child.once('exit', () => resolve())).then(() => {
    signalGroup(child.pid, 'SIGKILL');
    return rm(temporary, { recursive: true, force: true, maxRetries: 3 });
  });
  try {
    await untilReady(child, log);
    child.send(true);
  } catch (error) {
    signalGroup(child.pid, 'SIGKILL');
    await stopped;
    throw error;
  }
  return {
    stopped,
    close: async () => {
      child.kill('SIGINT');
      await stopped;
    },
  };
}
