/** The team's search: any part of a name, address or message, regardless of how umlauts are spelled. */
import { cleanLine } from '../values/text.ts';
import type { Application } from './application.ts';

const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' };
/** Matches plain ASCII, which needs no folding. */
const PLAIN = /^[\n\r\t -~]*$/;
const MAX_QUERY_LENGTH = 200;

/**
 * Folds a text for comparison: lowercase, without accents and invisible marks.
 * @example foldText('Größe') // 'grosse'
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[ßæœøł]/g, (character) => LIGATURES[character] ?? character);
}

/** All searchable text of an application, folded. */
export const buildSearchText = ({ name, email, websiteLink, message }: Application): string =>
  foldText(`${name}\n${email}\n${websiteLink}\n${message}`);

/** Matches ä typed as ä, ae or a, in the query and in the text. `ue` after a, e or q is not an umlaut. */
const buildWordPattern = (word: string): RegExp =>
  new RegExp(
    word
      .replace(/([ao]|(?<![aeq])u)e/g, '$1')
      .replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
      .replace(/[aou]/g, '$&e?'),
  );

/**
 * Creates a predicate for folded texts that contain every word of the query; null for a query without words.
 * @example createApplicationMatcher('müller')?.(foldText('Karl Mueller')) // true
 */
export function createApplicationMatcher(query: string): ((text: string) => boolean) | null {
  const words = foldText(cleanLine(query.slice(0, MAX_QUERY_LENGTH)))
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return null;
  const patterns = words.map(buildWordPattern);
  return (text) => patterns.every((pattern) => pattern.test(text));
}
