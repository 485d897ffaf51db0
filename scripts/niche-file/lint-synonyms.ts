/** Checks the quality of the synonyms in `npm run check`: each line must lead from words that count to words of rows. */
import { foldLetters } from '../../src/domain/niches/letters.ts';
import { parseNiches } from '../../src/domain/niches/niche-file.ts';
import { parseSearchWords } from '../../src/domain/niches/search-words.ts';
import { isStopWord, stemWord } from '../../src/domain/niches/stems.ts';
import { runToCompletion } from '../../src/domain/niches/steps.ts';
import { parseSynonyms, SYNONYMS_HEADER } from '../../src/domain/niches/synonyms.ts';
import { buildTermIndex } from '../../src/domain/niches/term-index.ts';

const WORD = /^[\p{L}\p{N}]{2,}$/u;

/** Returns all errors in the synonyms, one line each. */
export function lintSynonyms(nicheFile: string, wordsFile: string, file: string): readonly string[] {
  const words = new Map(parseSearchWords(wordsFile).map((line) => [line.mikronische, line.words]));
  const index = runToCompletion(buildTermIndex(parseNiches(nicheFile).niches, words, []));
  const toStem = (word: string): string => stemWord(foldLetters(word));
  const errors = parseSynonyms(file).flatMap(({ terms, synonyms }) => {
    const stems = new Set(terms.map(toStem));
    const lineErrors = terms
      .filter((term) => !index.has(toStem(term)))
      .map((term) => `no row or search word has "${term}"`);
    for (const word of synonyms) {
      if (!WORD.test(word)) lineErrors.push(`"${word}" is not a word`);
      else if (isStopWord(foldLetters(word))) lineErrors.push(`"${word}" is a stop word`);
      else if (stems.has(toStem(word))) lineErrors.push(`"${word}" has the stem of another word`);
      stems.add(toStem(word));
    }
    if (terms.length === 0) lineErrors.push('no terms');
    if (synonyms.length === 0) lineErrors.push('no synonyms');
    return lineErrors.map((error) => `"${terms.join(', ')}": ${error}`);
  });
  return file.startsWith(`${SYNONYMS_HEADER}\n`) ? errors : [`no header "${SYNONYMS_HEADER}"`, ...errors];
}
