/** The finder's search, and other engines in their default configuration. */
import { readFileSync } from 'node:fs';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import type { Niche } from '../../../src/domain/niches/niche-file.ts';
import { buildNicheSearch } from '../../../src/domain/niches/search.ts';
import type { SearchWords } from '../../../src/domain/niches/search-words.ts';
import { runToCompletion } from '../../../src/domain/niches/steps.ts';
import { parseSynonyms } from '../../../src/domain/niches/synonyms.ts';

const COLUMNS = ['mikronische', 'beschreibung', 'zielgruppe'] as const;

/** Finds row numbers, best first. */
export type Search = (text: string) => readonly number[];

function createOwnSearch(niches: readonly Niche[], words: SearchWords): Search {
  const read = (file: string): string =>
    readFileSync(new URL(`../../../src/content/niches/${file}`, import.meta.url), 'utf8');
  const search = runToCompletion(
    buildNicheSearch(niches, words, parseSynonyms(read('synonyms.csv')), JSON.parse(read('relevance.json'))),
  );
  return (text) => search.find(text).rows;
}

function createMiniSearch(niches: readonly Niche[]): Search {
  const index = new MiniSearch<Niche & { id: number }>({ fields: [...COLUMNS] });
  index.addAll(niches.map((niche, id) => ({ ...niche, id })));
  return (text) => index.search(text, { prefix: true, fuzzy: 0.2 }).map(({ id }) => Number(id));
}

function createFuse(niches: readonly Niche[]): Search {
  const fuse = new Fuse(niches, { keys: [...COLUMNS] });
  return (text) => fuse.search(text).map(({ refIndex }) => refIndex);
}

function createIncludes(niches: readonly Niche[]): Search {
  const texts = niches.map((niche) =>
    COLUMNS.map((column) => niche[column])
      .join('\n')
      .toLowerCase(),
  );
  return (text) => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    return texts.flatMap((each, row) => (words.every((word) => each.includes(word)) ? [row] : []));
  };
}

/** Ours first. */
export const ENGINES = [
  ['ours', createOwnSearch],
  ['MiniSearch', createMiniSearch],
  ['Fuse.js', createFuse],
  ['includes', createIncludes],
] as const;
