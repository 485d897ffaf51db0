/**
 * `npm start` and `npm run dev`: runs the product locally. `--dev`: Astro's dev server with live reload.
 * `--official`: Firebase's own database emulator, which needs Java 21.
 */
import { createWriteStream, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LANGUAGES } from '../src/domain/site/languages.ts';
import { ROOT, startLocalBackend } from './backend.ts';
import { buildSite } from './build.ts';
import { runCommand, UsageError } from './command.ts';
import { startDevServer } from './dev-server.ts';
import { loadOrCreateTeamCode } from './local-secrets.ts';
import { stopOnSignal } from './stop-signals.ts';

const usage = `npm start [-- --data FOLDER]   runs the product on this machine
  --data FOLDER: its data, in the project (.local)
npm run dev                     the same with Astro's development server`;
const OPTIONS = {
  dev: { type: 'boolean', default: false },
  official: { type: 'boolean', default: false },
  data: { type: 'string', default: join(ROOT, '.local') },
} as const;

/** Stops what has started so far; null while stopping. */
let close: (() => Promise<void>) | null = async () => undefined;

async function main(stateDir: string, isDev: boolean, isOfficial: boolean): Promise<void> {
  const logFile = join(stateDir, 'backend.log');
  mkdirSync(stateDir, { recursive: true });
  const logStream = createWriteStream(logFile);
  const log = (line: string): void => void logStream.write(`${line}\n`);
  const code = await loadOrCreateTeamCode(join(stateDir, 'team-code'));
  console.log(
    isDev
      ? 'Starting the backend and the development server …'
      : 'Building the site and starting the backend …',
  );
  if (isOfficial) console.log('Firebase’s database emulator requires Java 21 and is downloaded once.');
  if (!isDev) await buildSite(ROOT);
  const backend = await startLocalBackend({
    stateDir,
    teamCode: code,
    usualPorts: true,
    hosting: !isDev,
    demo: true,
    officialDatabase: isOfficial,
    loopbackOrigins: (process.env.ANBAHN_LOOPBACK_ORIGINS ?? '').split(',').filter(Boolean),
    log,
  });
  close = backend.close;
  void backend.stopped.then(() => {
    if (close) fail(new Error(`The emulators stopped unexpectedly. Their last output is in ${logFile}`));
  });
  const dev = isDev ? await startDevServer(ROOT, stateDir, backend, log) : null;
  const pages = Object.values(LANGUAGES).map(
    ({ name, path }) => `  ${name.padEnd(11)}  ${dev?.url ?? backend.siteUrl}${path}`,
  );
  console.log(`
${pages.join('\n')}
  Dashboard    ${dev?.url ?? backend.siteUrl}/teamdashboard   team code ${code}
  To analyze   ${backend.sampleSite}   a sample website, for the business check without a network
  Mails        ${backend.mailDir}   every mail as a file; nothing leaves this machine
  Data         ${stateDir} (kept; delete the folder to start anew)
  Log          ${logFile}

  Ctrl-C stops it.
`);
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

stopOnSignal(async () => {
  console.log('Stopping …');
  process.exitCode = 0;
  const end = close;
  close = null;
  await end?.();
});
await runCommand(
  { usage, options: OPTIONS, target: ({ data }) => `this machine, ${data}` },
  async ({ data, dev, official }) => {
    const stateDir = resolve(data);
    // Functions need its packages.
    if (!stateDir.startsWith(ROOT)) throw new UsageError(`--data must be a folder inside ${ROOT}`);
    await main(stateDir, dev, official).catch(fail);
  },
);
