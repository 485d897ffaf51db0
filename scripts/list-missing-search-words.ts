/** `npm run search-words`: prints the missing lines of the niche finder's search words, to fill in and append. */
import { SEARCH_WORDS_HEADER } from '../src/domain/niches/search-words.ts';
import { NICHES, read, SEARCH_WORDS } from './niche-file/files.ts';
import { findRowsWithoutWords } from './niche-file/lint-search-words.ts';

const words = read(SEARCH_WORDS);
const missing = findRowsWithoutWords(read(NICHES), words);
if (missing.length === 0) console.error('Every row has its search words.');
else {
  console.error(`${missing.length} rows have no search words. Complete these lines, and append them to ${SEARCH_WORDS}:
the buyers, in English ("property managers"), then 25 to 64 words or short phrases that people search for and that are not in the row.
`);
  if (words === '') console.log(SEARCH_WORDS_HEADER);
  for (const { mikronische } of missing) console.log(`${mikronische};;`);
}
