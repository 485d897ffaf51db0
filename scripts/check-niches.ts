/** Validates the niche file and its search words, as part of `npm run check`. */
import { nicheFileFaults } from './niche-file/faults.ts';
import { NICHES, read, SEARCH_WORDS } from './niche-file/files.ts';
import { searchWordFaults } from './niche-file/search-word-faults.ts';

const niches = read(NICHES);
const faults = [
  ...nicheFileFaults(niches).map((fault) => `${NICHES}: ${fault}`),
  ...searchWordFaults(niches, read(SEARCH_WORDS)).map((fault) => `${SEARCH_WORDS}: ${fault}`),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
