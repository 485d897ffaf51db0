import { NO_PLAN_ANSWERS } from '../../../../contract/roadmap/plan-answers.ts';
import { CUSTOMER_TYPES, isFull } from '../../../../domain/wizard/business-options.ts';
import type { SharedReport } from '../../../../share/shared-report.ts';

/** How a firm that does not look for customers among companies relates to outreach. */
export type AsideSituation = 'partners' | 'consumers' | 'waits';
/** How a firm relates to outreach; decides what its score means. */
export type Situation = 'firms' | 'selective' | AsideSituation;

/** Whether the firm wants something that the score says nothing about. */
export const isAside = (situation: Situation): situation is AsideSituation =>
  situation !== 'firms' && situation !== 'selective';

/**
 * - `firms`: sells to companies;
 * - `selective`: sells to companies, is full, and wants better ones;
 * - `partners`: sells to companies, and wants suppliers or partners instead of customers;
 * - `consumers`: sells to consumers and wants customers;
 * - `waits`: wants something that outreach to customers does not bring.
 */
export function situationOf({
  answers: { customerType },
  plan: { wants } = NO_PLAN_ANSWERS,
  buyers = '',
}: Pick<SharedReport, 'answers' | 'plan' | 'buyers'>): Situation {
  const sellsToFirms = customerType !== CUSTOMER_TYPES.b2c;
  // A firm that needs staff first may still want to write to better customers.
  const isHeldBack = sellsToFirms
    ? wants.includes('staff') && buyers.trim() === ''
    : wants.includes('staff') || wants.includes('fewer');
  const wantsBetter = wants.includes('better') && !isHeldBack;
  const wantsCustomers =
    wants.length === 0 || wants.includes('more') || wants.includes('other') || wantsBetter;
  if (!wantsCustomers) return sellsToFirms && wants.includes('suppliers') ? 'partners' : 'waits';
  if (!sellsToFirms) return 'consumers';
  return isFull(wants) ? 'selective' : 'firms';
}
