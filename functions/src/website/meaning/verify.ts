import { cleanLines } from '../../../../src/domain/values/text.ts';
import { hasWords, isRefusal, normalize, splitSentences } from '../../platform/quotes.ts';
import type { Line, SiteText } from './site-text-schema.ts';

/** A sentence that is on the page, in the page's own letters. */
export interface Verified {
  readonly sentence: string;
  readonly line: Line;
}

const MIN_CHARS = 8;
/** Whether a sentence says the opposite of its words, by itself or by what it is below. */
export const isOpposite = ({ sentence, line }: Verified): boolean =>
  isRefusal(sentence) || isRefusal(line.below);

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
