/**
 * `client:eager`: wakes an island as soon as the page has been painted, so that its script never competes with what the
 * visitor sees first, and loses nothing that was typed or pressed before.
 */
import type { ClientDirective } from 'astro';
import { waker } from './waker.ts';

const eager: ClientDirective = (load, _options, island) => {
  const wake = waker(load, island);
  requestAnimationFrame(() => setTimeout(wake));
};

// Astro takes a directive from the default export of its file.
// biome-ignore lint/style/noDefaultExport: see above
export default eager;
