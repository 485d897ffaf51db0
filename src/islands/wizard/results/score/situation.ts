import { NO_PLAN_ANSWERS, type PlanAnswers } from '../../../../contract/roadmap/plan-answers.ts';
import type { Answers } from '../../../../domain/wizard/answers.ts';
import { CUSTOMER_TYPES } from '../../../../domain/wizard/business-options.ts';

/** How a firm relates to outreach; decides what its score means. */
export type Situation = 'firms' | 'consumers' | 'others' | 'waits';

/**
 * - `firms`: sells to companies;
 * - `consumers`: sells to consumers and wants no other customers;
 * - `others`: sells to consumers and wants other customers;
 * - `waits`: wants something that outreach to customers does not bring.
 */
export function situationOf(
  { customerType }: Pick<Answers, 'customerType'>,
  { wants, topics }: Pick<PlanAnswers, 'wants' | 'topics'> = NO_PLAN_ANSWERS,
): Situation {
  const wantsOthers = wants.includes('other') || topics.includes('firms');
  if (wants.length > 0 && !wants.includes('more') && !wantsOthers) return 'waits';
  if (customerType !== CUSTOMER_TYPES.b2c) return 'firms';
  return wantsOthers ? 'others' : 'consumers';
}
