/** Word lists that are read as patterns: each entry is an alternative, without nested repetition, so that it is linear. */
import lists from './patterns.json' with { type: 'json' };

type List = keyof typeof lists;

const join = (list: List): string => lists[list].join('|');

/** Matches any entry, also within a word. */
export const anyOf = (list: List): RegExp => new RegExp(join(list), 'iu');
/** Matches an entry as whole words. `\w` excludes umlauts. */
export const wordsOf = (list: List): RegExp => new RegExp(`(?<!\\p{L})(?:${join(list)})(?!\\p{L})`, 'iu');
/** Matches a text that is an entry. */
export const exactly = (list: List): RegExp => new RegExp(`^(?:${join(list)})$`, 'iu');
/** Matches a text that starts with an entry. */
export const startingWith = (list: List): RegExp => new RegExp(`^(?:${join(list)})(?!\\p{L})`, 'iu');
