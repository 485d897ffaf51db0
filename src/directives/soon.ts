import type { ClientDirective } from 'astro';
import { keepsAccount } from '../services/accounts/kept-account.ts';
import { afterPaint } from '../shell/painted.ts';
import { wakerOf } from './wake.ts';

/**
 * Hydrates an island that its page is there for: once the page is on the screen, at once where the address asks for something.
 * One with the value `account` shows less until then to whoever signed in earlier.
 */
const soon: ClientDirective = (load, { value }, island) => {
  if (value === 'account' && keepsAccount()) island.setAttribute('data-early', 'account');
  const wake = wakerOf(load, island);
  if (location.search || location.hash) void wake();
  else afterPaint(wake);
};

// biome-ignore lint/style/noDefaultExport: as Astro asks for it
export default soon;
