/**
 * Where the address asks for something, the first cards of all are none of its answers: `data-early` on the island hides them
 * until its script is there (src/directives/Island.tsx ends it). The names are those of src/islands/niches/finder-address.ts.
 */
const asked = new URLSearchParams(location.search);
if (asked.get('nische') || asked.get('suche')?.trim())
  document.querySelector('astro-island[client=soon]')?.setAttribute('data-early', 'asked');
