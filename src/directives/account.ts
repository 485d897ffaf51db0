import type { ClientDirective } from 'astro';
import { keepsAccount } from '../services/accounts/kept-account.ts';
import { afterPaint } from '../shell/painted.ts';

const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'keydown'];

/**
 * Hydrates the account in the header where somebody signed in earlier, and on the page where they do: once the page is on
 * the screen; on the landing page with the first sign of interest. Without it the page is what it is for everybody else.
 */
const account: ClientDirective = (load, { value: page }) => {
  const wake = async (): Promise<void> => {
    for (const sign of SIGNS) removeEventListener(sign, wake);
    // Not before: a browser may have to wait for what it keeps.
    if (page === 'auth' || keepsAccount()) await (await load())();
  };
  if (page === 'home') for (const sign of SIGNS) addEventListener(sign, wake, { passive: true });
  else afterPaint(wake);
};

// biome-ignore lint/style/noDefaultExport: as Astro asks for it
export default account;
