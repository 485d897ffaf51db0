/** What searches and relates the niches: the page's first cards need none of it. */
export { buildRelatives } from '../../domain/niches/related.ts';
export { buildNicheSearch } from '../../domain/niches/search.ts';
export { readPublishedWords } from '../../domain/niches/search-words.ts';
