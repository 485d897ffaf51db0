/** After a reload for a newer build (src/directives/renew.ts), fetches what puts back what was entered. */
import type { ENTERED } from './renewal.ts';
import address from './restore.ts?address';

// Not imported: Astro leaves a script that shares a module as a file of its own.
const KEY: typeof ENTERED = 'renewed-entered';

try {
  if (KEY in sessionStorage) import(/* @vite-ignore */ address).catch(() => undefined);
} catch {
  // Storage is blocked, so nothing was kept.
}
