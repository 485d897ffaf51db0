import { isEnding, lettersOf, stemOf, wordsOf } from './niche-letters.ts';
import { synonymsOf } from './niche-synonyms.ts';
import { allowedTypos, lettersIn, likenessOf, mayBeLike, sharedPairs } from './niche-typos.ts';

/** How well a word of the file fits a word of the query, and which of its letters do. */
export interface Fit {
  /** From 0 to 1. */
  readonly weight: number;
  readonly start: number;
  readonly end: number;
}

export interface Vocabulary {
  /** Number of a folded word, in the order in which they were met; a new one is added. */
  numberOf(word: string): number;
  /** The folded word of a number. */
  wordOf(number: number): string;
  /** The words that fit a folded word of a query, by their numbers. */
  fitsOf(letters: string): ReadonlyMap<number, Fit>;
  /** Words of the file, as written there, that are most like a folded one; the likest first. */
  nearestTo(letters: string, most: number): readonly string[];
}

const WEIGHT = { exact: 1, form: 0.94, head: 0.8, beginning: 0.76, inner: 0.5 } as const;
/** What is left of one of these where little more than the stem was found: Fleischer in Fleischbetrieb. */
const STEM_ONLY = 0.7;
const SYNONYM = 0.6;
const TYPO = 0.5;
/** From this length on, parts are found anywhere in a word. */
const LEAST_INNER = 4;
/** From this length on, a part is found at a word's end: Bau in Hallenbau. */
const LEAST_HEAD = 3;
const LEAST_LIKENESS = 0.5;

const BREAK = '\n';

/** How many letters of a part stand at a place of a word. */
function sharedStart(part: string, word: string, place: number): number {
  let length = 0;
  while (length < part.length && part[length] === word[place + length]) length += 1;
  return length;
}

/** The different words of a text, and which of them fit what somebody typed. */
export function createVocabulary(): Vocabulary {
  const numbers = new Map<string, number>();
  const numbersOfWritten = new Map<string, number>();
  const words: string[] = [];
  const written: string[] = [];
  /** All words in one text, so that one search runs through them all; made anew when words were added. */
  let all = BREAK;
  let starts: number[] = [];
  let letterBits: number[] = [];

  function join(): void {
    if (starts.length === words.length) return;
    starts = [];
    let at = 1;
    for (const word of words) {
      starts.push(at);
      at += word.length + 1;
    }
    all = `${BREAK}${words.join(BREAK)}${BREAK}`;
    letterBits = words.map(lettersIn);
  }

  /** Number of the word that has this place of the joined text. */
  function wordAt(place: number): number {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  function addParts(part: string, whole: string, factor: number, fits: Map<number, Fit>): void {
    for (let place = all.indexOf(part); place !== -1; place = all.indexOf(part, place + 1)) {
      const number = wordAt(place);
      const word = words[number] ?? '';
      const start = place - (starts[number] ?? 0);
      const hasWhole = word.startsWith(whole, start);
      const end = start + (hasWhole ? whole.length : part.length);
      const endsHere = isEnding(word.slice(end));
      const found = hasWhole ? whole : part;
      let weight: number = WEIGHT.inner;
      if (start === 0 && endsHere) weight = word === whole ? WEIGHT.exact : WEIGHT.form;
      else if (start === 0) weight = WEIGHT.beginning;
      else if (endsHere && found.length >= LEAST_HEAD) weight = WEIGHT.head;
      else if (found.length < LEAST_INNER) continue;
      // How long a compound is says nothing of its last part: Umbau is no more Bau than Hallenbau.
      const share = weight === WEIGHT.head ? 1 : found.length / word.length;
      if (!hasWhole && weight < WEIGHT.form)
        weight *= STEM_ONLY + (1 - STEM_ONLY) * (sharedStart(whole, word, start) / whole.length);
      weight *= factor * (0.85 + 0.15 * share);
      if (weight > (fits.get(number)?.weight ?? 0)) fits.set(number, { weight, start, end });
    }
  }

  function addTypos(letters: string, fits: Map<number, Fit>): void {
    let most = allowedTypos(letters.length);
    if (most === 0) return;
    const bits = lettersIn(letters);
    const found: { number: number; typos: number; start: number; end: number }[] = [];
    for (let number = 0; number < words.length; number += 1) {
      const word = words[number] ?? '';
      if (word.length < letters.length - most || !mayBeLike(bits, letterBits[number] ?? 0, most)) continue;
      const likeness = likenessOf(letters, word, most);
      if (likeness === null) continue;
      most = Math.min(most, Math.max(1, likeness.typos));
      found.push({ number, ...likeness });
    }
    const least = Math.min(...found.map(({ typos }) => typos));
    for (const { number, typos, start, end } of found) {
      if (typos > least) continue;
      const word = words[number] ?? '';
      const atStart = start === 0;
      const atEnd = isEnding(word.slice(end));
      const place = atStart && atEnd ? 1 : atStart ? 0.85 : atEnd ? 0.8 : 0.5;
      const weight = TYPO * place * (0.85 + (0.15 * letters.length) / Math.max(word.length, letters.length));
      fits.set(number, { weight, start, end });
    }
  }

  return {
    wordOf: (number) => words[number] ?? '',
    numberOf(word) {
      const seen = numbersOfWritten.get(word);
      if (seen !== undefined) return seen;
      const letters = lettersOf(word);
      const number = numbers.get(letters) ?? words.length;
      numbersOfWritten.set(word, number);
      if (number < words.length) return number;
      numbers.set(letters, number);
      words.push(letters);
      written.push(word);
      return number;
    },
    fitsOf(letters) {
      join();
      const fits = new Map<number, Fit>();
      if (letters === '') return fits;
      const stem = stemOf(letters);
      addParts(stem.length >= LEAST_INNER ? stem : letters, letters, 1, fits);
      for (const synonym of synonymsOf(letters)) addParts(synonym, synonym, SYNONYM, fits);
      if (fits.size === 0) addTypos(letters, fits);
      return fits;
    },
    nearestTo(letters, most) {
      return words
        .map((word, number) => ({ number, likeness: sharedPairs(letters, word) }))
        .filter(({ number, likeness }) => {
          const word = written[number] ?? '';
          return likeness >= LEAST_LIKENESS && word.length >= LEAST_INNER && /^\p{Lu}/u.test(word);
        })
        .sort((a, b) => b.likeness - a.likeness)
        .slice(0, most)
        .map(({ number }) => written[number] ?? '');
    },
  };
}

/** The words of a text as a query reads them. */
export const lettersOfWords = (text: string): readonly string[] =>
  wordsOf(text).map(({ text: word }) => lettersOf(word));
