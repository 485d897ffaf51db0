import type { Niche } from './niche-file.ts';
import { folded, isFiller, wordsOf } from './niche-letters.ts';
import { isName } from './niche-synonyms.ts';
import { createVocabulary, type Fit, lettersOfWords } from './niche-vocabulary.ts';

export interface NicheQuery {
  /** Null: all of them. */
  readonly nische: string | null;
  readonly text: string;
}

export interface NicheHits {
  /** Numbers of the rows that have every word, the best first; without a word all of them, in the file's order. */
  readonly rows: readonly number[];
  /** Which letters of a folded word fit, by the word. */
  readonly marks: ReadonlyMap<string, Fit>;
}

export interface NicheSearch {
  /** Every word of the text must fit a word of the row, in any order and field. */
  find(text: string): NicheHits;
  /** Words that have a hit, near to those of a text that has none. */
  near(text: string): readonly string[];
}

const COLUMNS = ['mikronische', 'zielgruppe', 'beschreibung'] as const;
/** What a hit counts in each of the columns, and in the first word of a micro niche, which says what it is. */
const FIELD_WEIGHTS = [3, 1.1, 1, 3.6] as const;
const FIRST_WORD = 3;
/** What a hit in each further field adds. */
const FURTHER = 0.08;
/** What a word counts that stands in these fields (bits). */
const WEIGHT_OF = Array.from({ length: 1 << FIELD_WEIGHTS.length }, (_, bits) => {
  const weights = FIELD_WEIGHTS.filter((_, field) => (bits & (1 << field)) !== 0);
  const most = Math.max(0, ...weights);
  return most + FURTHER * (weights.reduce((sum, weight) => sum + weight, 0) - most);
});
const MOST_NEAR = 3;
/** Terms whose fits are kept: typing asks for the earlier words again at every key. */
const MOST_KEPT = 64;

/** Words of a query as they are looked for: fillers left out beside others, "heat pump" as one where it has a name. */
function termsOf(text: string): readonly string[] {
  const all = lettersOfWords(text);
  const said = all.some((word) => !isFiller(word)) ? all.filter((word) => !isFiller(word)) : all;
  const terms: string[] = [];
  for (let at = 0; at < said.length; at += 1) {
    const pair = `${said[at]}${said[at + 1] ?? ''}`;
    const isOne = at + 1 < said.length && isName(pair);
    terms.push(isOne ? pair : (said[at] ?? ''));
    if (isOne) at += 1;
  }
  return [...new Set(terms)];
}

/** An index over the micro niches, descriptions and target groups, built once. */
export function createNicheSearch(niches: readonly Niche[]): NicheSearch {
  const vocabulary = createVocabulary();
  /** For each word the rows that have it, each followed by the bits of its fields. */
  const places: number[][] = [];
  for (const [row, niche] of niches.entries()) {
    for (const [field, column] of COLUMNS.entries()) {
      for (const [at, { text }] of wordsOf(niche[column]).entries()) {
        const word = vocabulary.numberOf(text);
        const bits = (1 << field) | (column === 'mikronische' && at === 0 ? 1 << FIRST_WORD : 0);
        places[word] ??= [];
        const list = places[word];
        if (list.at(-2) === row) list[list.length - 1] = (list.at(-1) ?? 0) | bits;
        else list.push(row, bits);
      }
    }
  }
  const fitted = new Map<string, ReadonlyMap<number, Fit>>();
  const fitsOf = (term: string): ReadonlyMap<number, Fit> => {
    const known = fitted.get(term);
    if (known) return known;
    const fits = vocabulary.fitsOf(term);
    if (fitted.size >= MOST_KEPT) fitted.clear();
    fitted.set(term, fits);
    return fits;
  };

  /** What the rows score that have a term. */
  function scoresOf(term: string): ReadonlyMap<number, number> {
    const scores = new Map<number, number>();
    for (const [word, { weight }] of fitsOf(term)) {
      const list = places[word] ?? [];
      for (let at = 0; at < list.length; at += 2) {
        const row = list[at] ?? 0;
        const score = weight * (WEIGHT_OF[list[at + 1] ?? 0] ?? 0);
        if (score > (scores.get(row) ?? 0)) scores.set(row, score);
      }
    }
    return scores;
  }

  function rowsOf(terms: readonly string[]): readonly number[] {
    const [first, ...others] = terms.map(scoresOf).sort((a, b) => a.size - b.size);
    if (first === undefined) return niches.map((_, row) => row);
    const found: { row: number; score: number }[] = [];
    for (const [row, score] of first) {
      // A word that the row lacks makes the sum no number.
      const sum = others.reduce((total, scores) => total + (scores.get(row) ?? Number.NaN), score);
      if (sum > 0) found.push({ row, score: sum });
    }
    return found.sort((a, b) => b.score - a.score || a.row - b.row).map(({ row }) => row);
  }

  return {
    find(text) {
      const terms = termsOf(text);
      const marks = new Map<string, Fit>();
      for (const term of terms)
        for (const [word, fit] of fitsOf(term)) marks.set(vocabulary.wordOf(word), fit);
      return { rows: rowsOf(terms), marks };
    },
    near(text) {
      const terms = termsOf(text);
      const known = terms.filter((term) => fitsOf(term).size > 0);
      const meant = terms
        .filter((term) => fitsOf(term).size === 0)
        .flatMap((term) => vocabulary.nearestTo(term, MOST_NEAR));
      const written = wordsOf(text)
        .map(({ text: word }) => word)
        .filter((word) => known.includes(lettersOfWords(word)[0] ?? ''));
      return [...new Set([...meant, ...written])].slice(0, MOST_NEAR);
    },
  };
}

/** The niches of a file, each once, in the German alphabet's order. */
export function nichesIn(niches: readonly Niche[]): readonly string[] {
  const names = new Set(niches.map(({ nische }) => nische));
  const keys = [...names].map((name) => ({ name, key: folded(name).letters }));
  // Without Intl: a phone takes 50 ms to make its German alphabet ready, while the visitor waits for the first page.
  return keys.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ name }) => name);
}
