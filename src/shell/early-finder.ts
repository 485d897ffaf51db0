/**
 * If the URL has a query, the initial cards are not its results: `data-early` on the island hides them until the
 * script loads (src/directives/Island.tsx removes it), unless that has happened already. Parameter names match src/islands/niches/finder-url.ts.
 */
const params = new URLSearchParams(location.search);
if (params.get('nische') || params.get('suche')?.trim())
  document
    .querySelector('astro-island[client=soon]:not([data-hydrated])')
    ?.setAttribute('data-early', 'asked');
