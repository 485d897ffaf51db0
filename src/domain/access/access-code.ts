/** The code of mentees and mentors: five characters, one per box. */
export const ACCESS_CODE_LENGTH = 5;

/** One character or none per box. */
export type CodeBoxes = readonly string[];

export const EMPTY_BOXES: CodeBoxes = Array.from({ length: ACCESS_CODE_LENGTH }, () => '');

/** The boxes after an input, and the box the cursor stands in next. */
export interface CodeInput {
  readonly boxes: CodeBoxes;
  readonly focus: number;
}

const upper = (character: string): string => {
  const large = character.toUpperCase();
  // A few letters become two ('ß'); they stay as they are, since a box holds one.
  return [...large].length === 1 ? large : character;
};

/**
 * Characters a box may hold: no blanks, and no dashes, with which codes are often written. What keyboards for other scripts
 * write wide becomes the plain character.
 */
const charactersOf = (text: string): string[] =>
  [...text.normalize('NFKC')].filter((character) => !/[\s\p{Cc}\p{Pd}]/u.test(character)).map(upper);

/**
 * Puts what was typed or pasted into the boxes from `at` on. What does not fit is dropped.
 * @example typed(EMPTY_BOXES, 0, 'a') // { boxes: ['A', '', '', '', ''], focus: 1 }
 * @example typed(EMPTY_BOXES, 0, 'ab-12c') // { boxes: ['A', 'B', '1', '2', 'C'], focus: 4 }
 */
export function typed(boxes: CodeBoxes, at: number, text: string): CodeInput {
  const characters = charactersOf(text).slice(0, ACCESS_CODE_LENGTH - at);
  return {
    boxes: boxes.map((box, index) => characters[index - at] ?? box),
    focus: Math.min(at + characters.length, ACCESS_CODE_LENGTH - 1),
  };
}

/** Empties the box at `at`; when it is empty already, the one before it. */
export function erased(boxes: CodeBoxes, at: number): CodeInput {
  const target = boxes[at] === '' ? Math.max(at - 1, 0) : at;
  return { boxes: boxes.map((box, index) => (index === target ? '' : box)), focus: target };
}

/**
 * What a box that now holds `text` means. A character typed beside the one that stood there replaces it.
 * @example entered(['A', '', '', '', ''], 0, 'Ab') // { boxes: ['B', '', '', '', ''], focus: 1 }
 * @example entered(['A', '', '', '', ''], 0, 'a') // { boxes: ['A', '', '', '', ''], focus: 1 }
 */
export function entered(boxes: CodeBoxes, at: number, text: string): CodeInput {
  if (text === '') return erased(boxes, at);
  const [first, second, ...more] = charactersOf(text);
  if (first === undefined || second === undefined || more.length > 0) return typed(boxes, at, text);
  if (first === boxes[at]) return typed(boxes, at, second);
  return typed(boxes, at, second === boxes[at] ? first : text);
}

/** The characters in a row. */
export const codeOf = (boxes: CodeBoxes): string => boxes.join('');

/**
 * A code as it is compared, however it was typed; null for a text that is none.
 * @example accessCodeFrom(' ab-12c ') // 'AB12C'
 * @example accessCodeFrom('AB12') // null
 */
export function accessCodeFrom(text: string): string | null {
  const characters = charactersOf(text);
  return characters.length === ACCESS_CODE_LENGTH ? characters.join('') : null;
}
