import { foldLetters } from '../../../src/domain/niches/letters.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { type Entry, lookUpEntries } from './lexicon.ts';
import { stemWord } from './stems.ts';
import type { ReadLanguage } from './text-language.ts';
import { isWord, type Token, tokenize } from './tokens.ts';

/** Where a text comes from. `words`: the visitor's own words; `answer`: the answer to “Who buys from you?”. */
export type TextOrigin = 'title' | 'heading' | 'item' | 'text' | 'quote' | 'words' | 'answer';

/** A sentence, with its tokens and their vocabulary entries for the classifier. */
export interface Sentence {
  readonly text: string;
  readonly origin: TextOrigin;
  readonly language: ReadLanguage;
  /** The heading above. */
  readonly heading: string;
  readonly tokens: readonly Token[];
  /** Each token's vocabulary entry. */
  readonly entries: readonly (Entry | null)[];
}

/** The stem of a word, or a punctuation mark itself. */
export const stem = (form: string): string => (isWord(form) ? stemWord(foldLetters(form)) : form);

export function parseSentence(
  text: string,
  origin: TextOrigin,
  heading: string,
  language: ReadLanguage,
): Sentence {
  const tokens = tokenize(text);
  return {
    text,
    origin,
    language,
    heading,
    tokens,
    entries: lookUpEntries(
      tokens.map(({ form }) => form),
      language,
    ),
  };
}

const cache = new WeakMap<Sentence, readonly string[]>();

/** The stem of each token, computed on first use, because most sentences never need them. */
export function getStems(sentence: Sentence): readonly string[] {
  const stems = cache.get(sentence) ?? sentence.tokens.map(({ form }) => stem(form));
  cache.set(sentence, stems);
  return stems;
}

/** Minimum length of an unknown word that may name somebody. */
const MIN_UNKNOWN_LENGTH = 4;

/** Words in answers that name nobody, such as "it varies". */
const NON_NAMES = new Set(
  'varies depends differs changes always sometimes perhaps verschieden unterschiedlich anders immer besonders meistens eher kunterbunt querbeet unsicher schwer'.split(
    ' ',
  ),
);

/** Whether an unknown word may be a plural noun. */
const mayBeName = (form: string, language: ReadLanguage): boolean =>
  form.length >= MIN_UNKNOWN_LENGTH &&
  !NON_NAMES.has(form) &&
  (language === 'de' ? /[nersu]$/.test(form) : /(?:[^sui’']s|men|people|folk|children)$/.test(form));

/**
 * Finds the indexes of tokens that may name buyers: words of the vocabulary and, in an answer, any plural noun. German
 * nouns are capitalized, unless the visitor types everything in lowercase.
 */
export function findCandidates({ text, tokens, entries, origin, language }: Sentence): readonly number[] {
  const isVisitorInput = origin === 'words' || origin === 'answer';
  const mayBeLowercase = language === 'en' || (isVisitorInput && !/\p{Lu}/u.test(text.slice(1)));
  return tokens.flatMap(({ text: word, form }, index) => {
    if (!isWord(form) || FUNCTION_WORDS.has(form) || (!mayBeLowercase && !/^\p{Lu}/u.test(word))) return [];
    return entries[index] || (origin === 'answer' && mayBeName(form, language)) ? [index] : [];
  });
}
