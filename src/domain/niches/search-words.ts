/** Words that people type for a micro niche and that its row does not have. */
import type { Niche } from './niche-file.ts';

/** A line of the search words' file. */
export interface SearchWordsLine {
  readonly mikronische: string;
  /** Who buys, in English: "property managers". */
  readonly buyers: string;
  readonly words: readonly string[];
}

/** Search words by micro niche. */
export type SearchWords = ReadonlyMap<string, readonly string[]>;

/** The first line of the file. */
export const SEARCH_WORDS_HEADER = 'mikronische;buyers;words';

const linesOf = (text: string): readonly string[] => text.split(/\r\n|\n/);
const listOf = (words = ''): readonly string[] => words.split(/\s*,\s*/).filter(Boolean);

/**
 * Reads the search words' file. It holds no quotes: names, words and phrases have neither semicolon nor comma.
 * @example parseSearchWords('mikronische;buyers;words\nStallbau;horse owners;Reitstall, stable')[0]?.words
 */
export const parseSearchWords = (file: string): readonly SearchWordsLine[] =>
  linesOf(file)
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [mikronische = '', buyers = '', words] = line.split(';').map((cell) => cell.trim());
      return { mikronische, buyers, words: listOf(words) };
    });

/** Tells the rows of one version of the niche file from those of another (FNV-1a). */
function fingerprintOf(niches: readonly Niche[]): string {
  let hash = 0x811c9dc5;
  for (const letter of niches.map(({ mikronische }) => mikronische).join('\n'))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The search words as pages fetch them: without names, since the lines are in the order of the rows. */
export const publishedWords = (niches: readonly Niche[], words: SearchWords): string =>
  [fingerprintOf(niches), ...niches.map(({ mikronische }) => (words.get(mikronische) ?? []).join(','))].join(
    '\n',
  );

/**
 * Reads what publishedWords wrote.
 * @throws when it was written for other rows
 */
export function readPublishedWords(text: string, niches: readonly Niche[]): SearchWords {
  const [fingerprint, ...lines] = linesOf(text);
  if (fingerprint !== fingerprintOf(niches)) throw new Error('The search words are those of other niches');
  return new Map(niches.map(({ mikronische }, row) => [mikronische, listOf(lines[row])]));
}
