/** The first `length` UTF-16 units of a text, or one fewer so as not to split a character. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  const isHighSurrogate = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHighSurrogate ? length - 1 : length);
}

/** Starts a text with a capital letter. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Truncates a text after a whole word, with an ellipsis.
 * @param length maximum, including the ellipsis
 * @example truncateAtWord('Calibration for engine plants', 20) // 'Calibration for …'
 */
export const truncateAtWord = (text: string, length: number): string =>
  text.length <= length ? text : `${truncate(text, length - 2).replace(/\s+\S*$/u, '')} …`;

/** PowerPoint's vertical tab, form feed, next line, and Unicode's line and paragraph separators break lines, too. */
const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** What an emoji consists of: the flags of Great Britain's countries, and a joiner between two pictures. */
const IN_EMOJI =
  /\u{1f3f4}[\u{e0061}-\u{e007a}]{5}\u{e007f}|(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic})/u;
/** (Non-)joiners after a letter of a script that is spelled with them, such as Persian, Hindi, and Mongolian. */
const IN_SCRIPT =
  /(?<=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Beng}\p{scx=Deva}\p{scx=Gujr}\p{scx=Guru}\p{scx=Khmr}\p{scx=Knda}\p{scx=Mlym}\p{scx=Mymr}\p{scx=Orya}\p{scx=Sinh}\p{scx=Taml}\p{scx=Telu}\p{scx=Tibt}])[\u180e\u200c\u200d]/u;
/**
 * Controls, halves of characters, and format characters: marks of direction, soft hyphens, tags, byte order marks, and
 * the placeholder of a lost object. Not the Arabic number signs, which are format characters, but visible.
 */
const INVISIBLE = /(?![\t\n])\p{Cc}|\p{Cs}|(?=\p{DI})\p{Cf}|[\ufff9-\ufffc]|\p{Noncharacter_Code_Point}/u;
const KEPT_OR_INVISIBLE = new RegExp(`(${IN_EMOJI.source}|${IN_SCRIPT.source})|${INVISIBLE.source}`, 'gu');

/**
 * Cleans a typed or pasted text for a field of several lines: other line breaks become `\n`, and characters that nobody
 * sees go, except where an emoji or a script needs them. Does not trim, so that it can run while somebody types.
 * @example cleanLines('Zeile\u000bzwei\u202c') // 'Zeile\nzwei'
 */
export const cleanLines = (text: string): string =>
  text.replace(LINE_BREAK, '\n').replace(KEPT_OR_INVISIBLE, '$1');

/**
 * Cleans a typed or pasted text for a field of one line: as {@link cleanLines}, and line breaks and tabs become a blank.
 * @example cleanLine('\u202d030 1234567\u202c') // '030 1234567'
 */
export const cleanLine = (text: string): string => cleanLines(text).replace(/ ?[\t\n]+ ?/g, ' ');

/**
 * A text as a single plain line of at most `length` UTF-16 units.
 * @example plainLine(' two\n lines ', 9) // 'two lines'
 */
export const plainLine = (text: string, length: number): string =>
  truncate(
    cleanLine(truncate(text, 4 * length))
      .replace(/\s+/g, ' ')
      .trim(),
    length,
  );
