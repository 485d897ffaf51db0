/** Words that people use to search for a micro niche and that its row lacks. */
import type { Niche } from './niche-file.ts';
import type { RelevanceModel } from './relevance.ts';
import { parseSynonymLine, type SynonymLine } from './synonyms.ts';
import { listEntries, parseList, splitLines } from './word-lists.ts';

/** A line of the search words' file. */
export interface SearchWordsLine {
  readonly mikronische: string;
  /** The buyers, in English: "property managers". */
  readonly buyers: string;
  readonly words: readonly string[];
}

/** Search words by micro niche. */
export type SearchWords = ReadonlyMap<string, readonly string[]>;

/**
 * Parses the search words' file. It needs no quoting: names, words, and phrases contain neither semicolons nor
 * commas.
 * @example parseSearchWords('mikronische;buyers;words\nStallbau;horse owners;Reitstall, stable')[0]?.words
 */
export const parseSearchWords = (file: string): readonly SearchWordsLine[] =>
  listEntries(file).map((line) => {
    const [mikronische = '', buyers = '', words] = line.split(';').map((cell) => cell.trim());
    return { mikronische, buyers, words: parseList(words) };
  });

/** Computes a hash of the niche file's rows (FNV-1a). */
function computeFingerprint(niches: readonly Niche[]): string {
  let hash = 0x811c9dc5;
  for (const letter of niches.map(({ mikronische }) => mikronische).join('\n'))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** What pages load to search in. */
export interface PublishedWords {
  readonly words: SearchWords;
  readonly synonyms: readonly SynonymLine[];
  readonly model: RelevanceModel;
}

/**
 * The search words, synonyms and model in the format that pages load: a line for each row in order, without its name, then
 * the synonyms.
 */
export const formatPublishedWords = (
  niches: readonly Niche[],
  { words, synonyms, model }: PublishedWords,
): string =>
  [
    computeFingerprint(niches),
    JSON.stringify(model),
    ...niches.map(({ mikronische }) => (words.get(mikronische) ?? []).join(',')),
    ...synonyms.map((line) => `${line.terms.join(',')};${line.synonyms.join(',')}`),
  ].join('\n');

/**
 * Parses the output of formatPublishedWords. Yields after each row, so that a page stays responsive.
 * @throws if it was written for other rows
 */
export function* parsePublishedWords(
  text: string,
  niches: readonly Niche[],
): Generator<undefined, PublishedWords> {
  const [fingerprint, model = '', ...lines] = splitLines(text);
  if (fingerprint !== computeFingerprint(niches))
    throw new Error('The search words belong to another version of the niche file');
  const words = new Map<string, readonly string[]>();
  for (const { mikronische } of niches) {
    words.set(mikronische, parseList(lines.shift()));
    yield;
  }
  return { words, synonyms: lines.map(parseSynonymLine), model: JSON.parse(model) as RelevanceModel };
}
