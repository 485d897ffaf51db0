import type { ClientDirective } from 'astro';
import { hasStoredAccount } from '../services/accounts/stored-account.ts';
import { afterPaint } from '../shell/after-paint.ts';
import { createHydrator } from './hydrator.ts';

/**
 * Hydrates a page's main island: after the first paint, or immediately if the URL has a query or fragment. With the
 * value `account`, it hides the form until then from a user who signed in earlier.
 */
const soon: ClientDirective = (load, { value }, island) => {
  if (value === 'account' && hasStoredAccount()) island.setAttribute('data-early', 'account');
  const hydrate = createHydrator(load, island);
  if (location.search || location.hash) void hydrate();
  else afterPaint(hydrate);
};

// biome-ignore lint/style/noDefaultExport: required by Astro
export default soon;
