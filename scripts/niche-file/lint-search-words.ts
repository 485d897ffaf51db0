/** Checks the quality of the search words in `npm run check`: each line must match a row, and add to it. */
import { foldLetters, splitWords } from '../../src/domain/niches/letters.ts';
import { type Niche, parseNiches } from '../../src/domain/niches/niche-file.ts';
import { parseSearchWords, type SearchWordsLine } from '../../src/domain/niches/search-words.ts';

const MIN_WORDS = 25;
const MAX_WORDS = 120;
const MAX_PHRASE = 4;

const foldWords = (text: string): readonly string[] =>
  splitWords(text).map(({ text: word }) => foldLetters(word));

function findLineErrors({ mikronische, buyers, words }: SearchWordsLine, niche: Niche): readonly string[] {
  const rowWords = new Set([niche.mikronische, niche.beschreibung, niche.zielgruppe].flatMap(foldWords));
  const errors: string[] = [];
  if (buyers === '') errors.push('no buyers');
  if (words.length < MIN_WORDS || words.length > MAX_WORDS)
    errors.push(`${words.length} words, expected ${MIN_WORDS} to ${MAX_WORDS}`);
  for (const [index, word] of words.entries()) {
    if (words.indexOf(word) < index) errors.push(`duplicate word "${word}"`);
    if (word.split(' ').length > MAX_PHRASE) errors.push(`"${word}" is longer than ${MAX_PHRASE} words`);
    if (!word.includes(' ') && foldWords(word).every((letters) => rowWords.has(letters)))
      errors.push(`"${word}" is already in the row`);
  }
  return errors.map((message) => `"${mikronische}": ${message}`);
}

/** Returns all errors in the search words, one line each; an empty file has none. */
export function lintSearchWords(nicheFile: string, wordsFile: string): readonly string[] {
  const lines = parseSearchWords(wordsFile);
  if (lines.length === 0) return [];
  const rows = new Map(parseNiches(nicheFile).niches.map((niche) => [niche.mikronische, niche]));
  const seen = new Set<string>();
  const errors = lines.flatMap((line) => {
    const niche = rows.get(line.mikronische);
    if (niche === undefined) return [`"${line.mikronische}" is not in the niche file`];
    if (seen.has(line.mikronische)) return [`"${line.mikronische}" has two lines`];
    seen.add(line.mikronische);
    return findLineErrors(line, niche);
  });
  const missing = [...rows.keys()].filter((name) => !seen.has(name));
  return [...errors, ...missing.map((name) => `"${name}" has no line`)];
}
