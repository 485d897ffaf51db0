import type { Mention } from './model.ts';
import type { Sentence } from './sentence.ts';

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Converts a German adjective to the nominative plural without an article: "kleinen" to "kleine". */
const toNominative = (word: string): string => (/^\p{Ll}.{3,}e[nr]$/u.test(word) ? word.slice(0, -1) : word);

/**
 * Formats the name of a mention, in the nominative plural if the vocabulary knows it.
 * @example "für kleinen Bäckereien" → "kleine Bäckereien"; "for your restaurant" → "restaurants"
 */
export function formatName(
  { text, tokens, entries, language }: Sentence,
  { head, from, to }: Pick<Mention, 'head' | 'from' | 'to'>,
): string {
  const [first, noun, last] = [tokens[from], tokens[head], tokens[to - 1]];
  if (!first || !noun || !last) return '';
  const { plural, isDative } = entries[head] ?? {};
  const [before, after] = [text.slice(first.start, noun.start), text.slice(noun.end, last.end)];
  if (language === 'en') return `${before}${plural ?? noun.text}${after}`;
  const name = plural === undefined ? noun.text.slice(0, isDative ? -1 : undefined) : capitalize(plural);
  return `${before.replace(/\p{L}+/gu, toNominative)}${name}${after}`;
}
