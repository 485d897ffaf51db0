import { NO_PLAN_ANSWERS } from '../../../../contract/roadmap/plan-answers.ts';
import { CUSTOMER_TYPES } from '../../../../domain/wizard/business-options.ts';
import type { SharedReport } from '../../../../share/shared-report.ts';

/** How a firm relates to outreach; decides what its score means. */
export type Situation = 'firms' | 'consumers' | 'others' | 'waits';

/**
 * - `firms`: sells to companies;
 * - `consumers`: sells to consumers and wants no other customers;
 * - `others`: sells to consumers and wants other customers;
 * - `waits`: wants something that outreach to customers does not bring.
 */
export function situationOf({
  answers: { customerType },
  plan: { wants, topics } = NO_PLAN_ANSWERS,
  buyers = '',
}: Pick<SharedReport, 'answers' | 'plan' | 'buyers'>): Situation {
  const sellsToFirms = customerType !== CUSTOMER_TYPES.b2c;
  const wantsOthers = wants.includes('other') || topics.includes('firms');
  const wantsBetter =
    sellsToFirms && wants.includes('better') && (buyers.trim() !== '' || !wants.includes('staff'));
  const looksForFirms =
    wants.includes('more') || wantsBetter || (sellsToFirms && wants.includes('suppliers'));
  if (wants.length > 0 && !looksForFirms && !wantsOthers) return 'waits';
  if (sellsToFirms) return 'firms';
  return wantsOthers ? 'others' : 'consumers';
}
