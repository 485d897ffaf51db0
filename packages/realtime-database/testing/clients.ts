/** Test servers and real SDK clients, closed after each test. */
import { deleteApp, type FirebaseOptions, initializeApp, setLogLevel } from 'firebase/app';
import { connectDatabaseEmulator, type Database, getDatabase, goOffline } from 'firebase/database';
import { onTestFinished } from 'vitest';
import { type RealtimeDatabase, type RealtimeDatabaseOptions, startRealtimeDatabase } from '../server.ts';

export const OPEN_RULES = '{"rules": {".read": true, ".write": true}}';
export const NAMESPACE = 'demo-test-default-rtdb';

/** An in-memory server on a free port, with open rules by default. */
export async function startServer(options: Partial<RealtimeDatabaseOptions> = {}): Promise<RealtimeDatabase> {
  const server = await startRealtimeDatabase({
    port: 0,
    rules: OPEN_RULES,
    namespace: NAMESPACE,
    ...options,
  });
  onTestFinished(() => server.close());
  return server;
}

let clients = 0;

// Many tests expect denials; the SDK's warnings would clutter the output.
setLogLevel('silent');

/** A client with its own connection: anonymous, or signed in with these claims. */
export function connectClient(
  server: { readonly port: number },
  claims?: { sub: string; [claim: string]: unknown },
): Database {
  clients += 1;
  const options: FirebaseOptions = {
    projectId: 'demo-test',
    databaseURL: `http://127.0.0.1:${server.port}?ns=${NAMESPACE}`,
  };
  const app = initializeApp(options, `client-${clients}`);
  const database = getDatabase(app);
  connectDatabaseEmulator(database, '127.0.0.1', server.port, claims ? { mockUserToken: claims } : {});
  onTestFinished(() => {
    goOffline(database);
    return deleteApp(app);
  });
  return database;
}
