/** The first `length` UTF-16 units of a text, or one fewer so as not to split a character. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  const isHighSurrogate = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHighSurrogate ? length - 1 : length);
}

/**
 * Truncates a text after a whole word, with an ellipsis.
 * @param length maximum, including the ellipsis
 * @example truncateAtWord('Calibration for engine plants', 20) // 'Calibration for …'
 */
export const truncateAtWord = (text: string, length: number): string =>
  text.length <= length ? text : `${truncate(text, length - 2).replace(/\s+\S*$/u, '')} …`;

/** @example capitalize('two words') // 'Two words' */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Control characters, and marks that change the text direction. */
const UNPRINTABLE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/gu;

/**
 * A text as a single plain line of at most `length` UTF-16 units.
 * @example plainLine(' two\n lines ', 9) // 'two lines'
 */
export function plainLine(text: string, length: number): string {
  const line = truncate(text, 4 * length)
    .toWellFormed()
    .replace(UNPRINTABLE, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return truncate(line, length);
}
