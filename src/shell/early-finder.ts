/**
 * If the URL has a query, the initial cards are not its results: `data-early` on the island hides them until the
 * script loads (src/directives/Island.tsx removes it), unless that has happened already. Parameter names match src/islands/niches/finder-address.ts.
 */
const asked = new URLSearchParams(location.search);
if (asked.get('nische') || asked.get('suche')?.trim())
  document.querySelector('astro-island[client=soon]:not([data-awake])')?.setAttribute('data-early', 'asked');
