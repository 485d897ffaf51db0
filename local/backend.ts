/** The complete local backend: this project's Realtime Database and Firebase's emulators. */
import { mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RealtimeDatabase, startRealtimeDatabase } from '../packages/realtime-database/index.ts';
import { buildFunctions, copySite } from './build.ts';
import { startClock } from './clock.ts';
import { startEmulators } from './emulators.ts';
import { serveFolder } from './folder-server.ts';
import { loadOrCreateSecret, SECRET_FILES } from './local-secrets.ts';
import { startMailServer } from './mail-server.ts';
import { isPortTaken, type Ports, pickPorts } from './ports.ts';
import { seedDemo } from './seed.ts';

export const PROJECT_ID = 'demo-anbahn';
export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** File in the state folder with the URLs of the backend that last ran there. */
export const ADDRESS_FILE = 'address.json';
const SAMPLE_SITE = fileURLToPath(new URL('sample-site', import.meta.url));

export interface LocalBackendOptions {
  /** Folder for data, accounts, and builds. */
  readonly stateDir: string;
  /** The folder is disposable: accounts are not saved, and the emulators are killed. */
  readonly temporary?: boolean;
  readonly teamCode: string;
  /** Prefer Firebase's default ports; false: use any free ones. */
  readonly usualPorts: boolean;
  /** Serve a copy of dist/ with the headers of firebase.json; false: use Astro's dev server. */
  readonly hosting: boolean;
  readonly demo: boolean;
  /** Use Firebase's own database emulator (Java) instead of this project's. */
  readonly officialDatabase?: boolean;
  /** Loopback origins that the website analysis may fetch. */
  readonly loopbackOrigins?: readonly string[];
  readonly log?: (line: string) => void;
}

export type LocalBackend = Awaited<ReturnType<typeof startOn>>;

const MAX_ATTEMPTS = 3;

export const NAMESPACE = `${PROJECT_ID}-default-rtdb`;
const urlFor = (port: number): string => `http://127.0.0.1:${port}`;

const startDatabase = async (
  stateDir: string,
  port: number,
  log: (line: string) => void,
): Promise<RealtimeDatabase> =>
  startRealtimeDatabase({
    port,
    dataDir: join(stateDir, 'database'),
    rules: await readFile(join(ROOT, 'database.rules.json'), 'utf8'),
    namespace: NAMESPACE,
    log,
  });

/** Starts the backend. Retries on other ports if one was taken after it was picked. */
export async function startLocalBackend(options: LocalBackendOptions): Promise<LocalBackend> {
  for (let attempt = 1; ; attempt += 1) {
    const ports = await pickPorts(options.usualPorts && attempt === 1);
    try {
      return await startOn(ports, options);
    } catch (error) {
      if (!isPortTaken(error) || attempt === MAX_ATTEMPTS) throw error;
      options.log?.(`${error}\nA port was taken; retrying on other ports.`);
    }
  }
}

/** @throws if a part fails to start, after stopping the others */
async function startOn(ports: Ports, options: LocalBackendOptions) {
  const { stateDir, teamCode, hosting, officialDatabase = false, log = () => undefined } = options;
  const running: { close(): Promise<void> | void }[] = [];
  const register = <Part extends (typeof running)[number]>(part: Part): Part => {
    running.push(part);
    return part;
  };
  const close = async (): Promise<void> => {
    for (let last = running.pop(); last; last = running.pop()) await last.close();
  };
  try {
    mkdirSync(stateDir, { recursive: true });
    const { origin: sampleSite } = register(await serveFolder(SAMPLE_SITE, ports.sample));
    const mailDir = join(stateDir, 'mail');
    const mail = register(await startMailServer(mailDir, ports.smtp));
    if (!officialDatabase) register(await startDatabase(stateDir, ports.database, log));
    const webhookUrl = process.env.WEBHOOK_URL ?? '';
    const urls = {
      projectId: PROJECT_ID,
      auth: urlFor(ports.auth),
      functions: urlFor(ports.functions),
      database: urlFor(ports.database),
    };
    await Promise.all([
      hosting ? copySite(ROOT, stateDir, urls) : null,
      buildFunctions(ROOT, stateDir, {
        TEAM_CODE: teamCode,
        OWN_LINK_SECRET: await loadOrCreateSecret(join(stateDir, SECRET_FILES.OWN_LINK_SECRET)),
        ACCESS_CODE_SECRET: await loadOrCreateSecret(join(stateDir, SECRET_FILES.ACCESS_CODE_SECRET)),
        GEMINI_API_KEY: process.env.GEMINI_API_KEY ?? 'none',
        LANGUAGE_MODEL_KEY: process.env.LANGUAGE_MODEL_KEY ?? 'none',
        SMTP_URL: mail.url,
        WEBHOOK_URL: webhookUrl,
        WEBHOOK_SECRET: process.env.WEBHOOK_SECRET ?? '',
      }),
    ]);
    const loopback = [...(options.loopbackOrigins ?? []), sampleSite, webhookUrl];
    const emulators = register(
      await startEmulators({
        projectId: PROJECT_ID,
        ports,
        stateDir,
        accounts: options.temporary ? null : join(stateDir, 'accounts'),
        firebaseJson: join(ROOT, 'firebase.json'),
        hosting,
        officialDatabase,
        env: { ANBAHN_LOOPBACK_ORIGINS: loopback.join(','), ANBAHN_SITE_ORIGIN: urlFor(ports.site) },
        log,
      }),
    );
    await writeFile(join(stateDir, ADDRESS_FILE), `${JSON.stringify(urls)}\n`);
    register(startClock(urls.functions, PROJECT_ID, log));
    if (options.demo) await seedDemo(urls.database, NAMESPACE);
    return {
      siteUrl: urlFor(ports.site),
      sitePort: ports.site,
      urls,
      sampleSite,
      mailDir,
      /** Resolves if the emulators stop on their own. */
      stopped: emulators.stopped,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
