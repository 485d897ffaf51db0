/** Words of everyday language, dialect, and English, and what the rows call the same thing. */

/** A line of the synonyms' file. */
export interface SynonymLine {
  /** Words of the rows. */
  readonly terms: readonly string[];
  /** Words that people search for instead. */
  readonly synonyms: readonly string[];
}

/** The file's header. */
export const SYNONYMS_HEADER = 'terms;synonyms';

const parseList = (words = ''): readonly string[] => words.split(/\s*,\s*/).filter(Boolean);

/** @example parseSynonymLine('Krankenhaus, Klinik;Spital').terms // ['Krankenhaus', 'Klinik'] */
export function parseSynonymLine(line: string): SynonymLine {
  const [terms, synonyms] = line.split(';');
  return { terms: parseList(terms), synonyms: parseList(synonyms) };
}

/** Parses the synonyms' file. */
export const parseSynonyms = (file: string): readonly SynonymLine[] =>
  file
    .split(/\r\n|\n/)
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map(parseSynonymLine);
