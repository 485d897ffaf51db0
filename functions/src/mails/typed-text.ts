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
