/** Search and related niches, in a chunk of their own: the first cards don't need it. */
export { buildRelatives } from '../../domain/niches/related.ts';
export { buildNicheSearch } from '../../domain/niches/search.ts';
export { readPublishedWords } from '../../domain/niches/search-words.ts';
