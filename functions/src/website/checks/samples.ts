/** Texts that a template brings along or somebody left unfinished: never a fact about the business. */
import { anyOf, entriesOf } from '../words/patterns.ts';
import { isSampleNumber } from './phones.ts';
import type { Match } from './text-view.ts';

const join = (list: 'placeholders' | 'bracketed' | 'drafts'): string =>
  entriesOf(list)
    .map((text) => text.replaceAll(/[.+?|()[\]{}\\^$]/g, '\\$&'))
    .join('|');
/** A publisher's remark: "[Name geändert]". */
const EDITORIAL = '(?:geändert|anonymisiert|bekannt|changed|withheld|redacted|supplied)';
const PLACEHOLDER = new RegExp(
  [
    `(?<!\\p{L})(?:${join('placeholders')})(?![\\p{L}\\d])`,
    `\\[(?:${join('bracketed')})(?![^\\[\\]]{0,40}${EDITORIAL})(?:[ ,:/-][^\\[\\]]{0,60})?\\]`,
    ...entriesOf('samples'),
  ].join('|'),
  'iu',
);
const FILL_IN = anyOf('fill-ins');
const DRAFT = new RegExp(
  `(?<!\\p{L})(?:${join('drafts')})(?!\\p{L})|^(?:entwurf|draft|draft version|demo-?version)[.!]?$`,
  'iu',
);
const NOTHING = anyOf('empty-texts');
const LATIN = new Set(entriesOf('latin'));
const MIN_LATIN = 3;
const MIN_LONG_LATIN = 2;
/** Words that introduce an example, or quote a sample on purpose. */
const EXAMPLE = anyOf('examples');
const NUMBER = anyOf('called-numbers', 'giu');
const MAX_NUMBERS = 20;
/** Words that a sentence quotes, such as those of an article on sample texts; a review may be quoted as a whole. */
const QUOTED = /[“„"«](?!\s)[^“”„"«»]{1,80}[”“"»]/g;
const MIN_AROUND = 4;
function hideQuoted(text: string): string {
  const own = text.replace(QUOTED, (quoted) => ' '.repeat(quoted.length));
  return own.trim().split(/\s+/).length < MIN_AROUND ? text : own;
}

export function isLatin(text: string): boolean {
  const words =
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, 60) ?? [];
  const known = words.filter((word) => LATIN.has(word));
  return (
    new Set(known).size >= MIN_LATIN &&
    known.filter((word) => word.length > 4).length >= MIN_LONG_LATIN &&
    known.length >= words.length * 0.7
  );
}

/** Where a text is a sample; undefined if it is not. */
export function findSample(whole: string): Match | undefined {
  const text = hideQuoted(whole);
  const match =
    DRAFT.exec(text) ?? FILL_IN.exec(text) ?? (EXAMPLE.test(text) ? null : PLACEHOLDER.exec(text));
  if (match) return { index: match.index, length: match[0].length };
  if (NOTHING.test(text) || isLatin(text)) return { index: 0, length: Math.min(text.length, 60) };
  for (const { index, 0: number } of [...text.matchAll(NUMBER)].slice(0, MAX_NUMBERS))
    if (isSampleNumber(number)) return { index, length: number.length };
  return undefined;
}

/** Whether a text, name or address is a sample. */
export const isSample = (text: string): boolean => findSample(text.slice(0, 500)) !== undefined;
