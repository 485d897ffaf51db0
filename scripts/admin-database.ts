/** The database that a command works on: this machine's, whether the backend runs or not, or with `--live` the live site's. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Opened, openDatabase } from '../functions/src/operations/open-database.ts';
import { ADDRESS_FILE, NAMESPACE, PROJECT_ID, ROOT } from '../local/backend.ts';
import type { LocalBackendAddress } from '../local/build.ts';
import { startRealtimeDatabase } from '../local/realtime-database/index.ts';
import { site } from '../src/site.ts';

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/.json?shallow=true&ns=${NAMESPACE}`, { headers: { Authorization: 'Bearer owner' } }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Addresses of the backend that runs on a folder; null when none does. */
async function runningOn(stateDir: string): Promise<LocalBackendAddress | null> {
  const file = join(stateDir, ADDRESS_FILE);
  if (!existsSync(file)) return null;
  const address: LocalBackendAddress = JSON.parse(await readFile(file, 'utf8'));
  return (await answers(address.database)) ? address : null;
}

const local = (url: string, hasAccounts: boolean): Opened =>
  openDatabase({ databaseURL: `${url}?ns=${NAMESPACE}`, projectId: PROJECT_ID, isLive: false, hasAccounts });

/**
 * @param isLive the live site's, with the credentials in GOOGLE_APPLICATION_CREDENTIALS
 * @param stateDir the folder that `npm start` keeps its data in
 */
export async function adminDatabase(isLive: boolean, stateDir = join(ROOT, '.local')): Promise<Opened> {
  const { databaseURL, projectId } = site.firebase;
  if (isLive) return openDatabase({ databaseURL, projectId, isLive, hasAccounts: true });
  const running = await runningOn(stateDir);
  if (running) {
    // The only way in which firebase-admin is told of it.
    process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(running.auth).host;
    return local(running.database, true);
  }
  const server = await startRealtimeDatabase({
    port: 0,
    dataDir: join(stateDir, 'database'),
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
