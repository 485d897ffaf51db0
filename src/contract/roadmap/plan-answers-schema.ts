import { z } from '../../domain/values/schema.ts';
import {
  MAX_OFFER,
  MAX_SEEKS,
  MAX_STRENGTH,
  MAX_TOPICS,
  MAX_WANTS,
  TOPICS,
  WANTS,
} from '../../domain/wizard/business-options.ts';
import { BUSINESS_KINDS } from '../website/business-kinds.ts';

/** The plan's answers as stored or shared; an invalid one counts as missing. */
export const planAnswers = z.object({
  /** What the business sells, in the visitor's words. */
  offer: z.catch(z.string().check(z.maxLength(MAX_OFFER)), ''),
  /** Why customers choose it, in the visitor's words. */
  strength: z.catch(z.string().check(z.maxLength(MAX_STRENGTH)), ''),
  /** Chosen where the website does not tell. */
  kind: z.catch(z.nullable(z.enum(BUSINESS_KINDS)), null),
  /** Answers to "What would help you most?". */
  wants: z.catch(z.array(z.enum(WANTS)).check(z.maxLength(MAX_WANTS)), []),
  /** Which staff or suppliers they look for, in the visitor's words. */
  seeks: z.catch(z.string().check(z.maxLength(MAX_SEEKS)), ''),
  /** Troubles that the roadmap shall have a step for. */
  topics: z.catch(z.array(z.enum(TOPICS)).check(z.maxLength(MAX_TOPICS)), []),
});
