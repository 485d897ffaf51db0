import { existsSync, readFileSync } from 'node:fs';

export const NICHES = 'src/content/niches/niches.csv';
export const SYNONYMS = 'src/content/niches/synonyms.csv';
export const SEARCH_WORDS = 'src/content/niches/search-words.csv';

/** A file's text; empty if it does not exist. */
export const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
