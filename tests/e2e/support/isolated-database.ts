import type { Page } from '@playwright/test';
import { SHARED_DATABASE } from './database.ts';

let counter = 0;

/**
 * Redirects tabs to an empty database with the same rules, isolated from other tests. Call it before opening pages and
 * after `routeWebSocket`.
 * @returns the database's name, for `putApplication`
 */
export async function isolateDatabase(...tabs: readonly Page[]): Promise<string> {
  counter += 1;
  const name = `test-${process.pid}-${Date.now()}-${counter}`;
  for (const tab of tabs)
    await tab.addInitScript(
      ([shared, isolated]) => {
        globalThis.WebSocket = class extends WebSocket {
          constructor(url: string | URL, protocols?: string | string[]) {
            super(String(url).replace(`ns=${shared}`, `ns=${isolated}`), protocols);
          }
        };
        const originalFetch = fetch;
        globalThis.fetch = (resource, options) =>
          originalFetch(
            resource instanceof Request
              ? resource
              : String(resource).replace(`ns=${shared}`, `ns=${isolated}`),
            options,
          );
      },
      [SHARED_DATABASE, name] as const,
    );
  return name;
}
