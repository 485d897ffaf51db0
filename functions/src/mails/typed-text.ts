/** Control characters except tab and line break, and invisible and bidirectional marks. */
const INVISIBLE = /(?![\t\n])[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** Cleans user input for an email; keeps line breaks. */
export const cleanLines = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/g, '\n').replace(INVISIBLE, '').trim();

/** Cleans user input, on one line. */
export const cleanLine = (text: string): string => cleanLines(text).replace(/\s+/g, ' ');

/** Truncates a text at a grapheme boundary. */
export function truncateText(text: string, max: number): string {
  if (text.length <= max) return text;
  let start = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (start.length + segment.length >= max) break;
    start += segment;
  }
  return `${start.trimEnd()}…`;
}
