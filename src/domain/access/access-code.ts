/** Access codes for mentees and mentors: five characters, one per box. */
export const ACCESS_CODE_LENGTH = 5;

/** At most one character per box. */
export type CodeBoxes = readonly string[];

export const EMPTY_BOXES: CodeBoxes = Array.from({ length: ACCESS_CODE_LENGTH }, () => '');

/** The boxes after an input, and the box to focus next. */
export interface CodeInput {
  readonly boxes: CodeBoxes;
  readonly focus: number;
}

const toUpper = (character: string): string => {
  const uppercase = character.toUpperCase();
  // A few letters uppercase to two ('ß'). Keep them, since a box holds one character.
  return [...uppercase].length === 1 ? uppercase : character;
};

/**
 * Splits a text into the characters allowed in a box: no spaces or dashes, which often group codes, and none that nobody
 * sees. Full-width characters are normalized.
 */
const splitCharacters = (text: string): string[] =>
  [...text.normalize('NFKC')].filter((character) => !/[\s\p{C}\p{M}\p{Pd}]/u.test(character)).map(toUpper);

/**
 * Inserts typed or pasted text starting at box `start`. Drops what does not fit.
 * @example typeInto(EMPTY_BOXES, 0, 'a') // { boxes: ['A', '', '', '', ''], focus: 1 }
 * @example typeInto(EMPTY_BOXES, 0, 'ab-12c') // { boxes: ['A', 'B', '1', '2', 'C'], focus: 4 }
 */
export function typeInto(boxes: CodeBoxes, start: number, text: string): CodeInput {
  const characters = splitCharacters(text).slice(0, ACCESS_CODE_LENGTH - start);
  return {
    boxes: boxes.map((box, index) => characters[index - start] ?? box),
    focus: Math.min(start + characters.length, ACCESS_CODE_LENGTH - 1),
  };
}

/** Clears the box at `position`, or the previous one if it is already empty. */
export function eraseAt(boxes: CodeBoxes, position: number): CodeInput {
  const target = boxes[position] === '' ? Math.max(position - 1, 0) : position;
  return { boxes: boxes.map((box, index) => (index === target ? '' : box)), focus: target };
}

/**
 * Handles a box whose value is now `text`. A character typed next to the existing one replaces it.
 * @example enterInto(['A', '', '', '', ''], 0, 'Ab') // { boxes: ['B', '', '', '', ''], focus: 1 }
 * @example enterInto(['A', '', '', '', ''], 0, 'a') // { boxes: ['A', '', '', '', ''], focus: 1 }
 */
export function enterInto(boxes: CodeBoxes, position: number, text: string): CodeInput {
  if (text === '') return eraseAt(boxes, position);
  const [first, second, ...more] = splitCharacters(text);
  if (first === undefined || second === undefined || more.length > 0) return typeInto(boxes, position, text);
  if (first === boxes[position]) return typeInto(boxes, position, second);
  return typeInto(boxes, position, second === boxes[position] ? first : text);
}

/**
 * Normalizes a typed code for comparison; null if the text is not a code.
 * @example parseAccessCode(' ab-12c ') // 'AB12C'
 * @example parseAccessCode('AB12') // null
 */
export function parseAccessCode(text: string): string | null {
  const characters = splitCharacters(text);
  return characters.length === ACCESS_CODE_LENGTH ? characters.join('') : null;
}
