/** The team's search: any part of a name, an address or a message, however its umlauts are spelled. */
import type { Application } from './application.ts';

const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' };
/** Most texts of most applications, which need no folding. */
const PLAIN = /^[\n\r\t -~]*$/;
const MAX_QUERY_LENGTH = 200;

/**
 * A text as it is compared: without capitals and accents.
 * @example foldedText('Größe') // 'grosse'
 */
export function foldedText(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøł]/g, (sign) => LIGATURES[sign] ?? sign);
}

/** Everything of an application that is searched, folded. */
export const searchTextOf = ({ name, email, websiteLink, message }: Application): string =>
  foldedText(`${name}\n${email}\n${websiteLink}\n${message}`);

/** ä is typed as ä, ae or a: whichever was meant, and whichever was written, each finds all three. `ue` behind a, e or q is none. */
const patternOf = (word: string): RegExp =>
  new RegExp(
    word
      .replace(/([ao]|(?<![aeq])u)e/g, '$1')
      .replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
      .replace(/[aou]/g, '$&e?'),
  );

/**
 * A test for folded texts: every word of the query stands somewhere in it. Null for a query without a word.
 * @example applicationSearch('müller')?.(foldedText('Karl Mueller')) // true
 */
export function applicationSearch(query: string): ((text: string) => boolean) | null {
  const words = foldedText(query.slice(0, MAX_QUERY_LENGTH)).split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const patterns = words.map(patternOf);
  return (text) => patterns.every((pattern) => pattern.test(text));
}
