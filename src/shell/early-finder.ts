/**
 * Where the address asks for something, the first cards of all are none of its answers: `data-early` on the island hides them
 * until its script is there (src/hydration/wake.ts ends it). The names are those of src/islands/finder/finder-address.ts.
 */
const asked = new URLSearchParams(location.search);
if (asked.get('nische') || asked.get('suche')?.trim())
  document.querySelector('[data-island="finder"]')?.setAttribute('data-early', 'asked');
