/** The database for a command: the local one, whether the backend runs or not, or the live one with `--live`. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '../functions/src/operations/open-database.ts';
import { ADDRESS_FILE, NAMESPACE, PROJECT_ID, ROOT } from '../local/backend.ts';
import type { LocalBackendUrls } from '../local/build.ts';
import { startRealtimeDatabase } from '../local/realtime-database/index.ts';
import { site } from '../src/site.ts';
import { accessToken } from './google/access-token.ts';

/** Timeout for a local backend's response, in milliseconds. */
const TIMEOUT_MS = 5_000;

const isReachable = (url: string): Promise<boolean> =>
  fetch(`${url}/.json?shallow=true&ns=${NAMESPACE}`, {
    headers: { Authorization: 'Bearer owner' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

/** URLs of the backend that uses a state folder; null if none is running. */
async function runningBackendUrls(stateDir: string): Promise<LocalBackendUrls | null> {
  const file = join(stateDir, ADDRESS_FILE);
  if (!existsSync(file)) return null;
  const urls: LocalBackendUrls = JSON.parse(await readFile(file, 'utf8'));
  return (await isReachable(urls.database)) ? urls : null;
}

const local = (url: string, hasAccounts: boolean): OpenDatabase =>
  openDatabase({ databaseURL: `${url}?ns=${NAMESPACE}`, projectId: PROJECT_ID, token: null, hasAccounts });

/** Command-line options for choosing the database. */
export const DATABASE_OPTIONS = {
  /** The live database, as the user of `npx firebase login`, or with GOOGLE_APPLICATION_CREDENTIALS. */
  live: { type: 'boolean', default: false },
  /** The data folder of `npm start`. */
  data: { type: 'string', default: join(ROOT, '.local') },
} as const;

async function liveToken(): Promise<string> {
  const token = await accessToken();
  if (token === null) throw new Error('Not signed in: npx firebase login');
  return token;
}

export async function adminDatabase({
  live,
  data,
}: {
  readonly live: boolean;
  readonly data: string;
}): Promise<OpenDatabase> {
  const { databaseURL, projectId } = site.firebase;
  if (live) return openDatabase({ databaseURL, projectId, token: liveToken, hasAccounts: true });
  const running = await runningBackendUrls(data);
  if (running) {
    // firebase-admin accepts it only from the environment.
    process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(running.auth).host;
    return local(running.database, true);
  }
  const server = await startRealtimeDatabase({
    port: 0,
    dataDir: join(data, 'database'),
    rules: await readFile(join(ROOT, 'database.rules.json'), 'utf8'),
    namespace: NAMESPACE,
    log: () => undefined,
  });
  const opened = local(new URL('/', server.url).href, false);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await server.close();
    },
  };
}
