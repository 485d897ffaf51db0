/**
 * `client:eager`: wakes an island as soon as the page is on the screen, so that its script never competes with what the
 * visitor sees first, and loses nothing that was typed or pressed before.
 */
import type { ClientDirective } from 'astro';
import { waker } from './waker.ts';

const eager: ClientDirective = (load, _options, island) => {
  const wake = waker(load, island);
  // As src/shell/display-font.ts waits: a frame that is only drawn can still lose the processor and the line.
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    wake();
  }).observe({ type: 'paint', buffered: true });
};

// Astro takes a directive from the default export of its file.
// biome-ignore lint/style/noDefaultExport: see above
export default eager;
