/** The files of search words and synonyms: a header, then lines of fields and lists. They need no quoting. */

export const splitLines = (text: string): readonly string[] => text.split(/\r\n|\n/);

/** Lines below the header, without blank ones. */
export const listEntries = (file: string): readonly string[] =>
  splitLines(file)
    .slice(1)
    .filter((line) => line.trim() !== '');

export const parseList = (words = ''): readonly string[] => words.split(/\s*,\s*/).filter(Boolean);
