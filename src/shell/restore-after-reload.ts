/** After a reload for a newer build (src/directives/stale-build.ts), loads the script that restores the visitor's input. */

import address from './restore.ts?address';
import type { INPUT_KEY } from './saved-input.ts';

// Not imported: Astro does not inline a script that shares a module.
const KEY: typeof INPUT_KEY = 'renewed-entered';

try {
  if (KEY in sessionStorage) import(/* @vite-ignore */ address).catch(() => undefined);
} catch {
  // Storage is blocked, so nothing was stored.
}
