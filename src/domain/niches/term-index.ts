/** Indexes all rows with MiniSearch, by stems and by compound parts. */
import MiniSearch, { type SearchOptions } from 'minisearch';
import { type Compounds, createCompounds } from './compounds.ts';
import { foldLetters, splitWords, toSound } from './letters.ts';
import type { Niche } from './niche-file.ts';
import { tokenizeText, toTerm } from './query-words.ts';
import type { SearchWords } from './search-words.ts';
import { stemWord } from './stems.ts';
import type { SynonymLine } from './synonyms.ts';

/** Weight of each field. */
const BOOST = { mikronische: 3, zielgruppe: 1.5, beschreibung: 1, firstWords: 2, words: 1 };
const FIELDS = ['mikronische', 'zielgruppe', 'beschreibung', 'firstWords', 'words'] as const;
/** A row's search words start with the most typical. */
const FIRST_WORDS = 8;

interface IndexedRow extends Niche {
  readonly id: number;
  readonly firstWords: string;
  /** The others. */
  readonly words: string;
}

/** A row with one of the stems searched for. */
export interface Hit {
  readonly row: number;
  readonly score: number;
  /** Its stems that matched. */
  readonly stems: readonly string[];
}

export interface TermIndex {
  readonly compounds: Compounds;
  /** The stems to index a word by: its own and its parts'. */
  listStems(word: string): readonly string[];
  has(stem: string): boolean;
  /** Stems in the index that mean the same. */
  listSynonyms(stem: string): readonly string[];
  /** A word in the rows with this stem; empty if it occurs only as a part. */
  getWord(stem: string): string;
  /** Finds rows with a stem. */
  search(stem: string, options?: SearchOptions): readonly Hit[];
  /** Stems in the index that sound alike. */
  findHomophones(stem: string): readonly string[];
  /** Stems in the index within this edit distance, with the same first letter. */
  findSimilar(stem: string, typos: number): readonly string[];
}

/** Indexes a row or less per step, so that a page stays responsive. */
export function* buildTermIndex(
  niches: readonly Niche[],
  words: SearchWords,
  synonymLines: readonly SynonymLine[],
): Generator<undefined, TermIndex> {
  const compounds = createCompounds();
  const rows = niches.map((niche, id): IndexedRow => {
    const entries = words.get(niche.mikronische) ?? [];
    return {
      ...niche,
      id,
      firstWords: entries.slice(0, FIRST_WORDS).join(', '),
      words: entries.slice(FIRST_WORDS).join(', '),
    };
  });
  for (const row of rows) {
    for (const field of FIELDS) {
      for (const { text } of splitWords(row[field])) compounds.add(text);
      yield;
    }
  }

  const synonyms = new Map<string, Set<string>>();
  for (const line of synonymLines) {
    const terms = line.terms.map((term) => stemWord(foldLetters(term)));
    for (const synonym of line.synonyms) {
      // Dialect makes compounds, too: Velowerkstatt. English does not.
      if (/^\p{Lu}/u.test(synonym)) compounds.add(synonym);
      const stem = stemWord(foldLetters(synonym));
      synonyms.set(stem, new Set([...(synonyms.get(stem) ?? []), ...terms]));
    }
    yield;
  }

  const written = new Map<string, string>();
  const stemsByWord = new Map<string, readonly string[]>();
  function listStems(word: string): readonly string[] {
    const cached = stemsByWord.get(word);
    if (cached) return cached;
    const term = toTerm(word, compounds);
    const stems = term === null ? [] : [...new Set([term.stem, ...term.parts.map(({ stem }) => stem)])];
    for (const stem of stems) if (!written.has(stem)) written.set(stem, '');
    // Prefer nouns over other words with the same stem.
    if (term !== null && !/^\p{Lu}/u.test(written.get(term.stem) ?? '')) written.set(term.stem, word);
    stemsByWord.set(word, stems);
    return stems;
  }

  const index = new MiniSearch<IndexedRow>({
    fields: [...FIELDS],
    tokenize: tokenizeText,
    processTerm: (word) => [...listStems(word)],
  });
  for (const row of rows) {
    index.add(row);
    yield;
  }
  const homophones = Map.groupBy(written.keys(), toSound);
  const search: TermIndex['search'] = (stem, options) =>
    index
      .search(stem, {
        tokenize: (text) => [text],
        processTerm: (text) => text,
        boost: BOOST,
        ...options,
      })
      .map(({ id, score, match }) => ({ row: Number(id), score, stems: Object.keys(match) }));
  return {
    compounds,
    listStems,
    has: (stem) => written.has(stem),
    listSynonyms: (stem) =>
      [...(synonyms.get(stem) ?? [])].filter((other) => other !== stem && written.has(other)),
    getWord: (stem) => written.get(stem) ?? '',
    search,
    findHomophones: (stem) => homophones.get(toSound(stem)) ?? [],
    findSimilar: (stem, typos) =>
      [...new Set(search(stem, { fuzzy: typos }).flatMap(({ stems }) => stems))].filter(
        (other) => other[0] === stem[0],
      ),
  };
}
