/** Words of everyday language, dialect, and English, and what the rows call the same thing. */

import { listEntries, parseList } from './word-lists.ts';

/** A line of the synonyms' file. */
export interface SynonymLine {
  /** Words of the rows. */
  readonly terms: readonly string[];
  /** Words that people search for instead. */
  readonly synonyms: readonly string[];
}

export const SYNONYMS_HEADER = 'terms;synonyms';

/** @example parseSynonymLine('Krankenhaus, Klinik;Spital').terms // ['Krankenhaus', 'Klinik'] */
export function parseSynonymLine(line: string): SynonymLine {
  const [terms, synonyms] = line.split(';');
  return { terms: parseList(terms), synonyms: parseList(synonyms) };
}

/** Parses the synonyms' file. */
export const parseSynonyms = (file: string): readonly SynonymLine[] =>
  listEntries(file).map(parseSynonymLine);
