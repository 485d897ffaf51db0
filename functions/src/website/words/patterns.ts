/** Word lists that are read as patterns: each entry is an alternative, without nested repetition, so that it is linear. */
import { keysOf } from '../../../../src/domain/wizard/business-options.ts';
import german from './checks.de.json' with { type: 'json' };
import english from './checks.en.json' with { type: 'json' };
import addresses from './patterns/addresses.json' with { type: 'json' };
import audience from './patterns/audience.json' with { type: 'json' };
import forms from './patterns/forms.json' with { type: 'json' };
import links from './patterns/links.json' with { type: 'json' };
import offers from './patterns/offers.json' with { type: 'json' };
import page from './patterns/page.json' with { type: 'json' };
import pages from './patterns/pages.json' with { type: 'json' };
import samples from './patterns/samples.json' with { type: 'json' };
import structure from './patterns/structure.json' with { type: 'json' };

/** By what they are about. */
const mixed = {
  ...{ ...addresses, ...audience, ...forms, ...links, ...offers },
  ...{ ...page, ...pages, ...samples, ...structure },
};

type List = keyof typeof mixed | keyof typeof german;

const lists = new Map<List, readonly string[]>([
  ...keysOf(mixed).map((list) => [list, mixed[list]] as const),
  ...keysOf(german).map((list) => [list, [...german[list], ...english[list]]] as const),
]);

export const entriesOf = (list: List): readonly string[] => lists.get(list) ?? [];

/** The entries as alternatives, for patterns with something around them. */
export const alternatives = (list: List): string => `(?:${entriesOf(list).join('|')})`;
/** The same as whole words. `\w` excludes umlauts. */
export const wholeWords = (list: List): string => `(?<!\\p{L})${alternatives(list)}(?!\\p{L})`;

const pattern =
  (before: string, after: string) =>
  (list: List, flags = 'iu'): RegExp =>
    new RegExp(before + alternatives(list) + after, flags);

/** Matches any entry, also within a word. */
export const anyOf = pattern('', '');
/** Matches an entry as whole words. */
export const wordsOf = pattern('(?<!\\p{L})', '(?!\\p{L})');
/** Matches a text that is an entry. */
export const exactly = pattern('^', '$');
/** Matches a text that starts with an entry, as whole words. */
export const startingWith = pattern('^', '(?!\\p{L})');
/** Matches a text that starts with an entry, also within its first word. */
export const beginningWith = pattern('^', '');
