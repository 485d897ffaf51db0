import type { FindingId } from '../../../../src/contract/finding-ids.ts';
import type { ReportedSite } from '../../../../src/contract/generate-anbahn-roadmap.ts';
import type { Locale } from '../../../../src/domain/locale.ts';
import { quoted } from '../own-words.ts';
import type { FindingWords, QuotingWords } from './finding-words.ts';
import { conversion } from './findings-conversion.ts';
import { findability } from './findings-findability.ts';
import { message } from './findings-message.ts';
import { quoting } from './findings-quoting.ts';
import { technical } from './findings-technical.ts';
import { trust } from './findings-trust.ts';

/** An id without words here is one no rule can rest on; a renamed id does not compile. */
const CLAUSES: Partial<Record<FindingId, FindingWords>> = {
  ...message,
  ...conversion,
  ...trust,
  ...findability,
  ...technical,
};

const QUOTING: Partial<Record<FindingId, QuotingWords>> = quoting;

/** Longest quotation within a clause, in characters. */
const MAX_QUOTE = 60;

/** What a finding says about the website, as a main clause without a full stop; undefined when nothing was measured. */
export function findingClause(
  { id, status, evidence }: ReportedSite['findings'][number],
  language: Locale,
): string | undefined {
  if (status === 'unknown' || status === 'na') return undefined;
  const withQuote = /\p{L}/u.test(evidence) ? QUOTING[id]?.[language][status] : undefined;
  return withQuote
    ? withQuote.replace('{quote}', () => quoted(evidence, language, MAX_QUOTE))
    : CLAUSES[id]?.[language][status];
}
