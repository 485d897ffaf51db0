/** German words as they are compared: without capitals, marks and the spellings of one sound. */

/** A word as it is compared, and where each of its letters stands in the word as it was written. */
export interface Folded {
  readonly letters: string;
  /** For each letter the place of what it stands for; one more for the end. */
  readonly places: readonly number[];
}

const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'a', œ: 'o', ø: 'o', ł: 'l' };
const VOWELS_BEFORE_E = 'aou';

/**
 * Folds ä, ae and a into one, ß and ss, capitals and accents. `ue` counts as ü where it can be one: not behind a, e or q
 * (Bauer, Steuer, Quelle).
 * @example folded('Größe').letters // 'grosse'
 * @example folded('Baecker').letters // 'backer'
 */
export function folded(word: string): Folded {
  let letters = '';
  const places: number[] = [];
  let place = 0;
  for (const sign of word) {
    const lower = sign.toLowerCase();
    const base = lower < '\x80' ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '');
    const plain = LIGATURES[base] ?? base;
    const before = letters.at(-1) ?? '';
    const isUmlautsE =
      plain === 'e' &&
      sign.length === 1 &&
      VOWELS_BEFORE_E.includes(before) &&
      before !== '' &&
      /^[aou]$/i.test(word.slice(places.at(-1), place)) &&
      !(before === 'u' && 'aeq'.includes(letters.at(-2) ?? ' '));
    if (!isUmlautsE) {
      letters += plain;
      for (let unit = 0; unit < plain.length; unit += 1) places.push(place);
    }
    place += sign.length;
  }
  return { letters, places: [...places, place] };
}

/** @example lettersOf('Straße') // 'strasse' */
export function lettersOf(word: string): string {
  const lower = word.toLowerCase();
  const isPlain = /^[a-z\d]*$/.test(lower) && !/[aou]e/.test(lower);
  return isPlain ? lower : folded(word).letters;
}

/** A run of letters or digits in a text. */
export interface Word {
  readonly text: string;
  readonly start: number;
}

/** The words of a text in their order; hyphens part them. */
export const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({ text: match[0], start: match.index }));
