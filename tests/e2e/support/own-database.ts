import type { Page } from '@playwright/test';
import { SHARED_DATABASE } from './database.ts';

let counter = 0;

/**
 * Lets this page read and write a database of its own, empty and under the same rules, on the same server:
 * for tests that say what a list is altogether. Before the page is opened.
 * @returns its name, for `putApplication`
 */
export async function ownDatabaseFor(page: Page): Promise<string> {
  counter += 1;
  const own = `test-${process.pid}-${Date.now()}-${counter}`;
  await page.addInitScript(
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
