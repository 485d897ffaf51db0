/** Folds German words for comparison: ignores case, diacritics, and spelling variants of one sound. */

/** A folded word, and the position of each of its letters in the original. */
export interface FoldedWord {
  readonly letters: string;
  /** For each letter, the position of its source in the original; one extra for the end. */
  readonly positions: readonly number[];
}

const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'a', œ: 'o', ø: 'o', ł: 'l' };
const VOWELS_BEFORE_E = 'aou';

/**
 * Folds ä, ae, and a into one, as well as ß and ss, case, and accents. `ue` counts as ü except after a, e, or q
 * (Bauer, Steuer, Quelle).
 * @example fold('Größe').letters // 'grosse'
 * @example fold('Baecker').letters // 'backer'
 */
export function fold(word: string): FoldedWord {
  let letters = '';
  const positions: number[] = [];
  let position = 0;
  for (const character of word) {
    const lower = character.toLowerCase();
    const base = lower < '\x80' ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '');
    const plain = LIGATURES[base] ?? base;
    const before = letters.at(-1) ?? '';
    const isUmlautsE =
      plain === 'e' &&
      character.length === 1 &&
      VOWELS_BEFORE_E.includes(before) &&
      before !== '' &&
      /^[aou]$/i.test(word.slice(positions.at(-1), position)) &&
      !(before === 'u' && 'aeq'.includes(letters.at(-2) ?? ' '));
    if (!isUmlautsE) {
      letters += plain;
      for (let unit = 0; unit < plain.length; unit += 1) positions.push(position);
    }
    position += character.length;
  }
  return { letters, positions: [...positions, position] };
}

/** @example foldLetters('Straße') // 'strasse' */
export function foldLetters(word: string): string {
  const lower = word.toLowerCase();
  const isPlain = /^[a-z\d]*$/.test(lower) && !/[aou]e/.test(lower);
  return isPlain ? lower : fold(word).letters;
}

const SOUNDS: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/p[fh]|[vw]/g, 'f'],
  [/sch|sh|t?z/g, 's'],
  [/[gcq]/g, 'k'],
  [/d/g, 't'],
  [/b/g, 'p'],
  [/y/g, 'i'],
  [/\Bh|(.)(?=\1)/g, ''],
];

/**
 * The sound of a folded word, so that spellings of one sound are equal; coarser than fold().
 * @example toSound('fotovoltaig') // toSound('photovoltaik')
 */
export const toSound = (letters: string): string =>
  SOUNDS.reduce((sound, [pattern, replacement]) => sound.replace(pattern, replacement), letters);

/** A run of letters or digits in a text. */
export interface Word {
  readonly text: string;
  readonly start: number;
}

/** Without modifier letters, such as typed apostrophes. */
export const WORD = String.raw`[\p{LC}\p{Lo}\p{M}\p{N}]+`;

/** The words of a text in order; hyphens separate words. */
export const splitWords = (text: string): readonly Word[] =>
  [...text.matchAll(new RegExp(WORD, 'gu'))].map((match) => ({ text: match[0], start: match.index }));
