import { cleanLines } from '../../../../src/domain/values/text.ts';
import type { Line, SiteText } from './site-text-schema.ts';

/** A sentence that is on the page, in the page's own letters. */
export interface Verified {
  readonly sentence: string;
  readonly line: Line;
}

const MIN_CHARS = 8;
/** Refusals, and what was once: their sentence, its heading or its list's announcement says the opposite. */
const OPPOSITE =
  /(?<!\p{L})(?:nicht|nichts|nie|niemals|kein\p{L}*|ohne|außer|früher|damals|ehemals|not|no|never|none|nobody|without|except|instead of|unlike|formerly|previously|used to|cannot|avoid|\p{L}+n['’]t)(?!\p{L})/iu;

/** A text without what copying changes: compatibility forms, case, spaces, quotation marks, hyphens, invisible characters. */
export const normalize = (text: string): string =>
  cleanLines(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/["'„“”‚‘’«»‹›`´]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

const splitSentences = (text: string): readonly string[] => text.split(/(?<=[.!?…])\s+(?=[\p{Lu}\d„“"])/u);

/** Whether a text contains another one as whole words. */
export const hasWords = (text: string, words: string): boolean => {
  const index = text.indexOf(words);
  if (words === '' || index === -1) return false;
  const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\d]/u.test(char);
  return !isLetter(text[index - 1]) && !isLetter(text[index + words.length]);
};

/** Whether a sentence says the opposite of its words, by itself or by what it is below. */
export const isOpposite = ({ sentence, line }: Verified): boolean =>
  OPPOSITE.test(sentence) || OPPOSITE.test(line.below);

/** The sentence of a page that contains a quote, which may not reach beyond it; null if there is none. */
export function findSentence(pages: SiteText, page: number, quote: string): Verified | null {
  const wanted = normalize(quote.replace(/^# /, ''));
  if (wanted.length < MIN_CHARS) return null;
  for (const line of pages[page]?.lines ?? []) {
    const sentence = splitSentences(line.text).find((text) => hasWords(normalize(text), wanted));
    if (sentence !== undefined) return { sentence: cleanLines(sentence).replace(/\p{Cf}/gu, ''), line };
  }
  return null;
}
