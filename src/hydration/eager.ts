/** `client:eager`: wakes an island at once, like `client:load`, and loses nothing that was typed or pressed before. */
import type { ClientDirective } from 'astro';
import { waker } from './waker.ts';

const eager: ClientDirective = (load, _options, island) => {
  waker(load, island)();
};

// Astro takes a directive from the default export of its file.
// biome-ignore lint/style/noDefaultExport: see above
export default eager;
