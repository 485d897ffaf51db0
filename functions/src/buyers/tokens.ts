/** Splits text into sentences, and sentences into words and punctuation marks. */

export interface Token {
  readonly text: string;
  /** Lowercase. */
  readonly form: string;
  readonly start: number;
  readonly end: number;
}

const TOKEN = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[-’'&:*/.](?=[\p{L}\p{N}]))*-?|[^\s\p{L}\p{M}\p{N}]/gu;

export const normalizeWord = (word: string): string => word.normalize('NFC').toLowerCase();

export const isWord = (form: string): boolean => /^\p{L}/u.test(form);

export const tokenize = (text: string): readonly Token[] =>
  [...text.matchAll(TOKEN)].map(({ 0: word, index }) => ({
    text: word,
    form: normalizeWord(word),
    start: index,
    end: index + word.length,
  }));

/** Maximum characters read per text. */
const MAX_TEXT_LENGTH = 4_000;

export const splitSentences = (text: string): readonly string[] =>
  text
    .slice(0, MAX_TEXT_LENGTH)
    .split(/(?<=[.!?…]["”“»)]?)\s+(?=[\p{Lu}\d„“"«(])|\n+|\s*[|•·]\s*/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
