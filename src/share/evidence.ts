import type { Finding, Seen } from '../contract/website/analyze-website.ts';
import { fill } from '../copy/fill.ts';
import type { Locale } from '../domain/site/locale.ts';

/**
 * Formats a check's evidence as a sentence in the page's language; null if there is none.
 * @example evidenceText(finding, findings.seen, 'en') // 'There are 1,200 words on the home page.'
 */
export function evidenceText(
  { seen, evidence }: Pick<Finding, 'seen' | 'evidence'>,
  sentences: Readonly<Record<Seen['kind'], string>>,
  locale: Locale,
): string | null {
  if (!seen) return null;
  const number = new Intl.NumberFormat(locale);
  const sentence = fill(sentences[seen.kind], {
    quote: evidence.replace(/^["“”„‟«»]+|["“”„‟«»]+$/gu, ''),
    count: number.format(seen.count ?? 0),
    of: number.format(seen.of ?? 0),
  });
  // If the quote already ends with punctuation, omit the sentence's own.
  return sentence.replace(/([.!?…]["“”])\.$/u, '$1');
}
