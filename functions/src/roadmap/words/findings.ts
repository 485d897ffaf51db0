import type { FindingStatus } from '../../../../src/contract/analyze-website.ts';
import type { FindingId } from '../../../../src/contract/finding-ids.ts';
import type { Locale } from '../../../../src/domain/locale.ts';
import type { FindingWords } from './finding-words.ts';
import { conversion } from './findings-conversion.ts';
import { findability } from './findings-findability.ts';
import { message } from './findings-message.ts';
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

/** What a finding says about the website, as a main clause without a full stop; undefined when nothing was measured. */
export function findingClause(
  { id, status }: { readonly id: FindingId; readonly status: FindingStatus },
  language: Locale,
): string | undefined {
  if (status === 'unknown' || status === 'na') return undefined;
  return CLAUSES[id]?.[language][status];
}
