/** The whole backend on one machine: the realtime database of this folder and Firebase's own emulators. */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFunctions, buildSite, type LocalBackendAddress } from './build.ts';
import { startEmulators } from './emulators.ts';
import { pickPorts } from './ports.ts';
import { type RealtimeDatabase, startRealtimeDatabase } from './realtime-database/server.ts';
import { seedApplications } from './seed.ts';

export const PROJECT_ID = 'demo-anbahn';
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface LocalBackendOptions {
  /** Folder that keeps data, accounts and builds. */
  readonly stateDir: string;
  readonly teamCode: string;
  /** Take Firebase's usual ports where they are free; false: any free ones. */
  readonly usualPorts: boolean;
  /** Build the site and serve it with the headers of firebase.json; false: Astro's development server does. */
  readonly hosting: boolean;
  /** Put demo applications into an empty database. */
  readonly demo: boolean;
  /** Firebase's own database emulator (Java) instead of the one of this folder. */
  readonly officialDatabase?: boolean;
  /** Loopback origins that the website analysis may fetch here. */
  readonly loopbackOrigins?: readonly string[];
  readonly log?: (line: string) => void;
}

export interface LocalBackend {
  readonly siteUrl: string;
  readonly sitePort: number;
  readonly address: LocalBackendAddress;
  /** Resolves when the emulators have stopped by themselves. */
  readonly stopped: Promise<void>;
  close(): Promise<void>;
}

const NAMESPACE = `${PROJECT_ID}-default-rtdb`;
const at = (port: number): string => `http://127.0.0.1:${port}`;

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

export async function startLocalBackend(options: LocalBackendOptions): Promise<LocalBackend> {
  const { stateDir, teamCode, hosting, officialDatabase = false, log = () => undefined } = options;
  await mkdir(stateDir, { recursive: true });
  const ports = await pickPorts(options.usualPorts);
  const database = officialDatabase ? null : await startDatabase(stateDir, ports.database, log);
  const address = {
    projectId: PROJECT_ID,
    auth: at(ports.auth),
    functions: at(ports.functions),
    database: at(ports.database),
  };
  try {
    await Promise.all([
      hosting ? buildSite(ROOT, stateDir, address) : null,
      buildFunctions(ROOT, stateDir, {
        TEAM_CODE: teamCode,
        GEMINI_API_KEY: process.env.GEMINI_API_KEY ?? 'none',
      }),
    ]);
    const emulators = await startEmulators({
      projectId: PROJECT_ID,
      ports,
      stateDir,
      firebaseJson: join(ROOT, 'firebase.json'),
      hosting,
      officialDatabase,
      env: { ANBAHN_LOOPBACK_ORIGINS: (options.loopbackOrigins ?? []).join(',') },
      log,
    });
    if (options.demo) await seedApplications(address.database, NAMESPACE);
    return {
      siteUrl: at(ports.site),
      sitePort: ports.site,
      address,
      stopped: emulators.stopped,
      close: async () => {
        await emulators.close();
        await database?.close();
      },
    };
  } catch (error) {
    await database?.close();
    throw error;
  }
}
