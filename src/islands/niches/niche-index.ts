/** Search and related niches, in a chunk of their own: the first cards don't need it. */
import type { Niche } from '../../domain/niches/niche-file.ts';
import { buildNicheSearch, type NicheSearch } from '../../domain/niches/search.ts';
import { parsePublishedWords } from '../../domain/niches/search-words.ts';

export { buildRelatedRows } from '../../domain/niches/related.ts';

/** @param text the published file of search words, or null */
export function* buildSearch(
  niches: readonly Niche[],
  text: string | null,
): Generator<undefined, NicheSearch> {
  if (text === null) return yield* buildNicheSearch(niches);
  const { words, synonyms, model } = yield* parsePublishedWords(text, niches);
  return yield* buildNicheSearch(niches, words, synonyms, model);
}
