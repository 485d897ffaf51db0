import type { ClientDirective } from 'astro';
import { hasStoredAccount } from '../services/accounts/stored-account.ts';
import { afterPaint } from '../shell/after-paint.ts';
import { onFirstInteraction } from '../shell/first-interaction.ts';

/**
 * Hydrates the account menu, and the account page, for a returning user: after the first paint, or on the landing
 * page at the first interaction. Everybody else gets the static page.
 */
const account: ClientDirective = (load, { value: page }) => {
  const hydrate = async (): Promise<void> => {
    // Delayed because reading storage may block the browser.
    if (page === 'auth' || hasStoredAccount()) await (await load())();
  };
  if (page === 'home') onFirstInteraction(hydrate);
  else afterPaint(hydrate);
};

// biome-ignore lint/style/noDefaultExport: required by Astro
export default account;
