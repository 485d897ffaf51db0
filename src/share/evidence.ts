import type { Finding, Seen } from '../contract/website/analyze-website.ts';
import { fill } from '../copy/fill.ts';
import type { Locale } from '../domain/site/locale.ts';

/**
 * The evidence of a check as a sentence in the page's language; null if there is none.
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
  // A quote that ends a sentence ends this one, too.
  return sentence.replace(/([.!?…]["“”])\.$/u, '$1');
}
