import type { Page } from '@playwright/test';
import { SHARED_DATABASE } from './database.ts';

let counter = 0;

/**
 * Lets these pages read and write a database of their own, empty and under the same rules, on the same server: what other
 * tests put into theirs moves nothing here. Before they are opened, and after `routeWebSocket`.
 * @returns its name, for `putApplication`
 */
export async function ownDatabaseFor(...tabs: readonly Page[]): Promise<string> {
  counter += 1;
  const own = `test-${process.pid}-${Date.now()}-${counter}`;
  for (const tab of tabs)
    await tab.addInitScript(
      ([shared, name]) => {
        globalThis.WebSocket = class extends WebSocket {
          constructor(url: string | URL, protocols?: string | string[]) {
            super(String(url).replace(`ns=${shared}`, `ns=${name}`), protocols);
          }
        };
        const ask = fetch;
        globalThis.fetch = (resource, options) =>
          ask(
            resource instanceof Request ? resource : String(resource).replace(`ns=${shared}`, `ns=${name}`),
            options,
          );
      },
      [SHARED_DATABASE, own] as const,
    );
  return own;
}
