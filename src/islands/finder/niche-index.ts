/** What searches the niches, fetched with the first interest in a search. */
export { buildNicheSearch } from '../../domain/niches/search.ts';
export { readPublishedWords } from '../../domain/niches/search-words.ts';
