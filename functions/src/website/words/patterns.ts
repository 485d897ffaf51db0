/** Word lists that are read as patterns: each entry is an alternative, without nested repetition, so that it is linear. */
import lists from './patterns.json' with { type: 'json' };

type List = keyof typeof lists;

/** The entries as alternatives, for patterns with something around them. */
export const alternatives = (list: List): string => `(?:${lists[list].join('|')})`;

const pattern =
  (before: string, after: string) =>
  (list: List, flags = 'iu'): RegExp =>
    new RegExp(before + alternatives(list) + after, flags);

/** Matches any entry, also within a word. */
export const anyOf = pattern('', '');
/** Matches an entry as whole words. `\w` excludes umlauts. */
export const wordsOf = pattern('(?<!\\p{L})', '(?!\\p{L})');
/** Matches a text that is an entry. */
export const exactly = pattern('^', '$');
/** Matches a text that starts with an entry, as whole words. */
export const startingWith = pattern('^', '(?!\\p{L})');
/** Matches a text that starts with an entry, also within its first word. */
export const beginningWith = pattern('^', '');
