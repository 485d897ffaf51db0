/** The team's search: any part of an application, however its letters, marks and addresses are spelled. */
import { cleanLine } from '../values/text.ts';
import type { Application } from './application.ts';
import { toAscii } from './mail-address.ts';

const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' };
/** Matches plain ASCII without backticks, which needs no folding. */
const PLAIN = /^[\n\r\t -_a-~]*$/;
/** All marks that look like an apostrophe. */
const APOSTROPHES =
  /[`´\u02b9-\u02cf\u02f4\u0374\u0384\u055a\u055d\u05f3\u07f4\u07f5\u1fbd\u1fbf\u1fef\u1ffd\u1ffe‘-‛′‵❛❜❟\ua78c＇｀]/g;
const MAX_QUERY_LENGTH = 200;
/** Shorter names are too similar to each other. */
const MIN_FUZZY_LENGTH = 5;

/**
 * Folds a text for comparison: lowercase, with plain quotes and dashes, without accents and invisible marks.
 * @example foldText('Größe – „O’Brien“') // 'grosse - "o\'brien"'
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .replace(APOSTROPHES, "'")
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[ßæœøł]/g, (character) => LIGATURES[character] ?? character);
}

/** @example shortenAddress('https://www.ada.example/') // 'ada.example' */
export const shortenAddress = (text: string): string =>
  text.replace(/^(?:mailto:)?(?:https?:\/\/)?(?:www\.)?|\/?(?:\?.*)?$/gi, '');

/** A text with its domains in Punycode; empty if that changes nothing. */
const toPunycode = (text: string): string =>
  PLAIN.test(text) ? '' : text.replace(/[^@/\s]+/g, (part) => toAscii(part) || part);

/** All searchable text of an application, folded; its name is the first line. @param more its notes and campaign */
export const buildSearchText = (
  { name, email, websiteLink, message, owner }: Application,
  more = '',
): string =>
  foldText(
    [
      cleanLine(name),
      email,
      websiteLink,
      toPunycode(`${email} ${websiteLink}`),
      message,
      owner?.name,
      more,
    ].join('\n'),
  );

/** `ue` after a, e or q is not an umlaut. */
const dropUmlauts = (text: string): string => text.replace(/([ao]|(?<![aeq])u)e/g, '$1');

/** Matches ä typed as ä, ae or a, in the query and in the text. */
const buildWordPattern = (word: string): RegExp =>
  new RegExp(
    dropUmlauts(word)
      .replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
      .replace(/[aou]/g, '$&e?'),
  );

/** Whether two words differ in at most one letter, which may be wrong, missing, extra, or swapped with the next. */
function isAlmost(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  );
}

/** Whether a name has a word with one letter different. */
const isInName = (word: string, text: string): boolean =>
  text
    .slice(0, Math.max(0, text.indexOf('\n')))
    .split(/[^\p{L}\p{N}]+/u)
    .some(
      (name) =>
        name.length >= MIN_FUZZY_LENGTH &&
        Math.abs(name.length - word.length) <= 2 &&
        (isAlmost(name, word) || isAlmost(dropUmlauts(name), dropUmlauts(word))),
    );

/**
 * Creates a predicate for search texts that contain every word of the query; null for a query without words.
 * @example createApplicationMatcher('müller')?.(foldText('Karl Mueller')) // true
 */
export function createApplicationMatcher(query: string): ((text: string) => boolean) | null {
  const words = cleanLine(query.slice(0, MAX_QUERY_LENGTH)).split(/\s+/).filter(Boolean);
  const tests = words.flatMap((written) => {
    const typed = shortenAddress(written) || written;
    const word = foldText(typed);
    if (word === '') return [];
    const pattern = buildWordPattern(word);
    const domain = toPunycode(typed);
    const isFuzzy = word.length >= MIN_FUZZY_LENGTH - 1;
    return (text: string): boolean =>
      pattern.test(text) || (domain !== '' && text.includes(domain)) || (isFuzzy && isInName(word, text));
  });
  return tests.length === 0 ? null : (text) => tests.every((test) => test(text));
}
