import { cleanLines } from '../../../src/domain/values/text.ts';
import lists from './quote-words.json' with { type: 'json' };

const anyOf = (list: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${list.join('|')})(?!\\p{L})`, 'iu');

/** Refusals, and what was once: their sentence, its heading or its list's announcement says the opposite. */
const OPPOSITE = anyOf(lists.opposite);

/** A text without what copying changes: compatibility forms, case, spaces, quotes, hyphens, invisible characters. */
export const normalize = (text: string): string =>
  cleanLines(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/["'„“”‚‘’«»‹›`´]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

/** Not after abbreviations, initials, ordinals: "Dr.", "z. B.", "31. Mai". */
const SENTENCE_END = new RegExp(
  `(?<=[.!?…])(?<!(?<![\\p{L}\\d])(?:${lists.abbreviations.join('|')})\\.)\\s+(?=[\\p{Lu}\\d„“"])`,
  'u',
);

/** Splits a text before sentences that begin with a capital letter. */
export const splitSentences = (text: string): readonly string[] => text.split(SENTENCE_END);

/** Whether a text contains another one as whole words. */
export const hasWords = (text: string, words: string): boolean => {
  const index = text.indexOf(words);
  if (words === '' || index === -1) return false;
  const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\d]/u.test(char);
  return !isLetter(text[index - 1]) && !isLetter(text[index + words.length]);
};

/** Whether a text refuses something, or is about the past, so that its words may say the opposite. */
export const isRefusal = (text: string): boolean => OPPOSITE.test(text);

/** Whoever has enough of something looks for something else. */
const ENOUGH = anyOf(lists.enough);

/** Whether a text refuses something, or says that there is enough of it. */
export const isUnwanted = (text: string): boolean => isRefusal(text) || ENOUGH.test(text);
