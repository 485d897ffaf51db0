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
  offer: z.catch(z.string().check(z.maxLength(MAX_OFFER)), ''),
  strength: z.catch(z.string().check(z.maxLength(MAX_STRENGTH)), ''),
  kind: z.catch(z.nullable(z.enum(BUSINESS_KINDS)), null),
  wants: z.catch(z.array(z.enum(WANTS)).check(z.maxLength(MAX_WANTS)), []),
  seeks: z.catch(z.string().check(z.maxLength(MAX_SEEKS)), ''),
  topics: z.catch(z.array(z.enum(TOPICS)).check(z.maxLength(MAX_TOPICS)), []),
});
