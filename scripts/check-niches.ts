/** Validates the niche file, its search words, and the synonyms, as part of `npm run check`. */

import { NICHES, read, SEARCH_WORDS, SYNONYMS } from './niche-file/files.ts';
import { lintNicheFile } from './niche-file/lint-niche-file.ts';
import { lintSearchWords } from './niche-file/lint-search-words.ts';
import { lintSynonyms } from './niche-file/lint-synonyms.ts';

const niches = read(NICHES);
const errors = [
  ...lintNicheFile(niches).map((error) => `${NICHES}: ${error}`),
  ...lintSearchWords(niches, read(SEARCH_WORDS)).map((error) => `${SEARCH_WORDS}: ${error}`),
  ...lintSynonyms(niches, read(SEARCH_WORDS), read(SYNONYMS)).map((error) => `${SYNONYMS}: ${error}`),
];
for (const error of errors) console.error(error);
if (errors.length > 0) process.exit(1);
