/** Opens the database for a command: the local one, even if the backend is stopped, or with `--live` the live one. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '../functions/src/operations/open-database.ts';
import { ADDRESS_FILE, NAMESPACE, PROJECT_ID, ROOT } from '../local/backend.ts';
import { loadOrCreateSecret, SECRET_FILES } from '../local/local-secrets.ts';
import { startRealtimeDatabase } from '../packages/realtime-database/index.ts';
import type { LocalBackend } from '../src/services/firebase/config.ts';
import { owner, site } from '../src/site.ts';
import { readAccessToken } from './google/access-token.ts';
import { formatLiveTarget, getProject } from './live-project.ts';
import { request } from './request.ts';

const TIMEOUT_MS = 5_000;

const isReachable = (url: string): Promise<boolean> =>
  fetch(`${url}/.settings/rules.json?ns=${NAMESPACE}`, {
    headers: { Authorization: 'Bearer owner' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

/** URLs of the backend that uses a state folder; null if none is running. */
async function readRunningBackendUrls(stateDir: string): Promise<LocalBackend | null> {
  const file = join(stateDir, ADDRESS_FILE);
  if (!existsSync(file)) return null;
  const urls: LocalBackend = JSON.parse(await readFile(file, 'utf8'));
  return (await isReachable(urls.database)) ? urls : null;
}

const openLocal = (url: string, hasAccounts: boolean): OpenDatabase =>
  openDatabase({ databaseURL: `${url}?ns=${NAMESPACE}`, projectId: PROJECT_ID, token: null, hasAccounts });

export const DATABASE_OPTIONS = {
  /** The live database, as the user of `npx firebase login`, or with GOOGLE_APPLICATION_CREDENTIALS. */
  live: { type: 'boolean', default: false },
  /** The data folder of `npm start`. */
  data: { type: 'string', default: join(ROOT, '.local') },
} as const;

export interface DatabaseValues {
  readonly live: boolean;
  readonly data: string;
}

/** The last line of their usage. */
export const LIVE_USAGE =
  '  --live: on the live site, as whoever is signed in (npx firebase login); otherwise on this machine';

export const getDatabaseTarget = ({ live, data }: DatabaseValues): string =>
  live ? formatLiveTarget(getProject(owner)) : `this machine, ${data}`;

export async function withAdminDatabase<T>(
  values: DatabaseValues,
  work: (opened: OpenDatabase) => Promise<T>,
): Promise<T> {
  const opened = await openAdminDatabase(values);
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

async function getLiveToken(): Promise<string> {
  const token = await readAccessToken();
  if (token === null) throw new Error('Not signed in: npx firebase login');
  return token;
}

/** Without a token or a network, the database's client would try forever. @throws if there is none */
async function requireLive(): Promise<void> {
  await getLiveToken();
  await request(site.firebase.databaseURL);
}

async function openAdminDatabase({ live, data }: DatabaseValues): Promise<OpenDatabase> {
  const { databaseURL, projectId } = site.firebase;
  if (live) {
    await requireLive();
    return openDatabase({ databaseURL, projectId, token: getLiveToken, hasAccounts: true });
  }
  const running = await readRunningBackendUrls(data);
  if (running) {
    // firebase-admin reads the emulator's host only from the environment.
    process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(running.auth).host;
    return openLocal(running.database, true);
  }
  const server = await startRealtimeDatabase({
    port: 0,
    dataDir: join(data, 'database'),
    rules: await readFile(join(ROOT, 'database.rules.json'), 'utf8'),
    namespace: NAMESPACE,
    log: () => undefined,
  });
  const opened = openLocal(new URL('/', server.url).href, false);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await server.close();
    },
  };
}

/** Reads a secret of the functions, the live site's from Secret Manager, so that nobody has to copy it. */
export async function readSecret(
  { live, data }: DatabaseValues,
  name: keyof typeof SECRET_FILES,
): Promise<string> {
  if (!live) return loadOrCreateSecret(join(data, SECRET_FILES[name]));
  const target = ['--project', site.firebase.projectId];
  try {
    return execFileSync('firebase', ['functions:secrets:access', name, ...target]).toString();
  } catch (error) {
    await requireLive();
    throw error;
  }
}
