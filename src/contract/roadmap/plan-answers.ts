import { type Output, z } from '../../domain/values/schema.ts';
import { MAX_OFFER, MAX_TOPICS, MAX_WANTS, TOPICS, WANTS } from '../../domain/wizard/business-options.ts';
import { BUSINESS_KINDS } from '../website/business-kinds.ts';

/** The optional answers that decide what the plan is for, as stored or shared; an invalid one counts as missing. */
export const planAnswers = z.object({
  /** What the business sells, in the visitor's words. */
  offer: z.catch(z.string().check(z.maxLength(MAX_OFFER)), ''),
  /** Chosen where the website does not tell. */
  kind: z.catch(z.nullable(z.enum(BUSINESS_KINDS)), null),
  /** Answers to "What would help you most?". */
  wants: z.catch(z.array(z.enum(WANTS)).check(z.maxLength(MAX_WANTS)), []),
  /** Topics of the visitor's own words that the roadmap shall cover. */
  topics: z.catch(z.array(z.enum(TOPICS)).check(z.maxLength(MAX_TOPICS)), []),
});
export type PlanAnswers = Output<typeof planAnswers>;
export const NO_PLAN_ANSWERS: PlanAnswers = { offer: '', kind: null, wants: [], topics: [] };
