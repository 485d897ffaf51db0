import type { Page } from '@playwright/test';
import { SHARED_DATABASE } from './database.ts';

let counter = 0;

/**
 * Redirects tabs to an empty database with the same rules, isolated from other tests; sessions of the team code are
 * copied there. Call it before opening pages and after `routeWebSocket`.
 * @returns the database's name, for `putApplication`
 */
export async function isolateDatabase(...tabs: readonly Page[]): Promise<string> {
  counter += 1;
  const name = `test-${process.pid}-${Date.now()}-${counter}`;
  for (const tab of tabs)
    await tab.addInitScript(
      ([shared, isolated, databaseUrl]) => {
        globalThis.WebSocket = class extends WebSocket {
          constructor(url: string | URL, protocols?: string | string[]) {
            super(String(url).replace(`ns=${shared}`, `ns=${isolated}`), protocols);
          }
        };
        const originalFetch = fetch;
        globalThis.fetch = async (resource, options) => {
          const url = String(resource instanceof Request ? resource.url : resource);
          const response = await originalFetch(
            resource instanceof Request ? resource : url.replace(`ns=${shared}`, `ns=${isolated}`),
            options,
          );
          if (!url.endsWith('/unlockTeamDashboard') || !response.ok) return response;
          const { result } = await response.clone().json();
          const [, payload = ''] = String(result.token).split('.');
          const { uid } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
          const session = `${databaseUrl}/server/sessions/${uid}.json?ns=${isolated}&access_token=owner`;
          await originalFetch(session, { method: 'PUT', body: '{"at":1}' });
          return response;
        };
      },
      [SHARED_DATABASE, name, process.env.DATABASE_URL] as const,
    );
  return name;
}
