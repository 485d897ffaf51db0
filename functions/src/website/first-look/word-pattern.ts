import words from './structure-words.json' with { type: 'json' };

/** Splits lists of words that are wrapped into lines. */
export const splitLists = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => line.split(', '));

/** Letters and digits in lowercase, to compare texts that differ in punctuation only. */
export const toPlainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Alternatives of a pattern, longest first; `*` is a wildcard for letters. */
export const toAlternatives = (entries: readonly string[]): string =>
  entries
    .toSorted((a, b) => b.length - a.length)
    .map((entry) => entry.replaceAll(/[.+?|()[\]{}\\^$]/g, '\\$&').replaceAll('*', '\\p{L}*'))
    .join('|');

/** Pattern of a list in structure-words.json, as whole words. */
export const toWords = (list: keyof typeof words): string =>
  `(?<!\\p{L})(?:${toAlternatives(splitLists(words[list]))})(?!\\p{L})`;

const MAX_LENGTH = 120;
const OTHER_SECTIONS = new RegExp(toWords('otherSections'), 'iu');
const REVIEWS = new RegExp(toWords('reviews'), 'iu');

/** Whether a heading begins a part with reviews. */
export const isReviews = (heading: string): boolean => REVIEWS.test(heading.slice(0, MAX_LENGTH));

/** Whether a heading begins a part that does not speak to buyers: reviews, jobs, legal notices, news. */
export const isAboutOthers = (heading: string): boolean =>
  OTHER_SECTIONS.test(heading.slice(0, MAX_LENGTH)) || isReviews(heading);
