/** After a reload for a newer build (src/directives/renew.ts), loads the script that restores the visitor's input. */
import type { ENTERED } from './renewal.ts';
import address from './restore.ts?address';

// Not imported: Astro does not inline a script that shares a module.
const KEY: typeof ENTERED = 'renewed-entered';

try {
  if (KEY in sessionStorage) import(/* @vite-ignore */ address).catch(() => undefined);
} catch {
  // Storage is blocked, so nothing was stored.
}
