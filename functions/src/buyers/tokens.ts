/** Words of a text, and where a name among them ends. */
import type { Locale } from '../../../src/domain/site/locale.ts';
import { type Entry, formOf } from './lexicon.ts';
import { OF, TAKES_OF } from './small-words.ts';

export interface Token {
  readonly text: string;
  readonly form: string;
  readonly start: number;
  readonly end: number;
}

export interface Mention extends Entry {
  /** As written, in the nominative where the language shows one. */
  readonly name: string;
  /** Numbers of its first token, and of the one behind it. */
  readonly first: number;
  readonly end: number;
  /** The text names one by one what somebody has: “your restaurant”. */
  readonly isSingular: boolean;
}

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[-’'&:*/](?=[\p{L}\p{N}]))*-?/gu;

export const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word,
    form: formOf(word),
    start: index,
    end: index + word.length,
  }));

export const MAX_ADJECTIVES = 3;

/** Whether two tokens are parted by a blank or a hyphen alone. */
export const areNextTo = (text: string, one: Token | undefined, other: Token | undefined): boolean =>
  one !== undefined && other !== undefined && /^[\s-]*$/.test(text.slice(one.end, other.start));

/** Where a name ends: „von Biogasanlagen“ and “of classic cars” belong to it. */
export function endOf(text: string, tokens: readonly Token[], end: number, language: Locale): number {
  const of = tokens[end];
  const isTaking = TAKES_OF[language].test(tokens[end - 1]?.form ?? '');
  if (!isTaking || of?.form !== OF[language] || !areNextTo(text, tokens[end - 1], of)) return end;
  for (let last = end + 1; last <= end + 3; last += 1) {
    const token = tokens[last];
    if (!token || !areNextTo(text, tokens[last - 1], token) || /^(?:\d|the$|our$|unser)/.test(token.form))
      return end;
    const isNoun = language === 'de' ? /^\p{Lu}.{3,}[enrs]$/u.test(token.text) : /s$/.test(token.form);
    if (isNoun) return last + 1;
  }
  return end;
}
