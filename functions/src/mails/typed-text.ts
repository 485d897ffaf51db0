/** Control characters except tab and line break, and invisible and bidirectional marks. */
const INVISIBLE = /(?![\t\n])[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** User input cleaned for an email; keeps lines. */
export const typedLines = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/g, '\n').replace(INVISIBLE, '').trim();

/** The same on one line. */
export const typedLine = (text: string): string => typedLines(text).replace(/\s+/g, ' ');

/** The start of a text, cut at a grapheme boundary. */
export function truncateText(text: string, max: number): string {
  if (text.length <= max) return text;
  let start = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (start.length + segment.length >= max) break;
    start += segment;
  }
  return `${start.trimEnd()}…`;
}
