/**
 * If the URL has a query, the initial cards are not its results: `data-early` on the island hides them until the
 * script loads (src/directives/Island.tsx removes it). Parameter names match src/islands/niches/finder-address.ts.
 */
const asked = new URLSearchParams(location.search);
if (asked.get('nische') || asked.get('suche')?.trim())
  document.querySelector('astro-island[client=soon]')?.setAttribute('data-early', 'asked');
