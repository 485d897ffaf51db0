/** Serves a callable over real HTTP, with a real database under the deployed rules. */
import type { CallableFunction } from 'firebase-functions/https';
import { serveCallable } from './serve-callable.ts';
import { startTestDatabase } from './test-database.ts';

const NAMESPACE = 'demo-test-default-rtdb';

export interface CallableOnDatabase {
  readonly url: string;
  /** REST requests with admin rights. */
  readonly requestAsAdmin: (path: string, init?: RequestInit) => Promise<Response>;
  close(): Promise<void>;
}

/** @param load imports the callable once the database's port is known */
export async function serveCallableOnDatabase(
  load: () => Promise<CallableFunction<unknown, unknown>>,
): Promise<CallableOnDatabase> {
  const database = await startTestDatabase({ namespace: NAMESPACE });
  const origin = `http://127.0.0.1:${database.port}`;
  process.env.FIREBASE_CONFIG = JSON.stringify({
    projectId: 'demo-test',
    databaseURL: `${origin}?ns=${NAMESPACE}`,
  });
  const served = await serveCallable(await load());
  return {
    url: served.url,
    requestAsAdmin: (path, init = {}) =>
      fetch(`${origin}/${path}.json?ns=${NAMESPACE}`, {
        ...init,
        headers: { authorization: 'Bearer owner' },
      }),
    close: async () => {
      await served.close();
      const { deleteApp, getApps } = await import('firebase-admin/app');
      await Promise.all(getApps().map(deleteApp));
      await database.close();
    },
  };
}
