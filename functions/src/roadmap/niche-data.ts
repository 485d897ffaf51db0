import { readFileSync } from 'node:fs';

declare const __NICHES_CSV__: string | undefined;
declare const __SEARCH_WORDS_CSV__: string | undefined;

const readNicheFile = (file: string): string =>
  readFileSync(new URL(`../../../src/content/niches/${file}`, import.meta.url), 'utf8');

/** The niche file and its search words, bundled because a deploy uploads only functions/. */
export const loadNicheData = (): { readonly niches: string; readonly words: string } => ({
  niches: typeof __NICHES_CSV__ === 'undefined' ? readNicheFile('niches.csv') : __NICHES_CSV__,
  words:
    typeof __SEARCH_WORDS_CSV__ === 'undefined' ? readNicheFile('search-words.csv') : __SEARCH_WORDS_CSV__,
});
