import type { Check } from './check.ts';
import { CONTACT_CHECKS, REACHABLE_CHECK } from './contact.ts';
import { CONTRADICTIONS_CHECK } from './contradictions.ts';
import { DEAD_ENDS_CHECKS } from './dead-ends.ts';
import { DEAD_FORMS_CHECK } from './dead-forms.ts';
import { FINDABILITY_CHECKS } from './findability.ts';
import { MESSAGE_CHECKS } from './message.ts';
import { ORDERS_CHECK } from './orders.ts';
import { PAST_CHECK } from './past.ts';
import { PERSONAL_DATA_CHECK } from './personal-data.ts';
import { PLACEHOLDERS_CHECK } from './placeholders.ts';
import { PRICING_CHECK } from './pricing.ts';
import { TECHNICAL_CHECKS } from './technical.ts';
import { TRUST_CHECKS } from './trust.ts';

/** Every check, in report order. */
export const CHECKS: readonly Check[] = [
  ...MESSAGE_CHECKS,
  DEAD_FORMS_CHECK,
  ...DEAD_ENDS_CHECKS,
  ORDERS_CHECK,
  REACHABLE_CHECK,
  PRICING_CHECK,
  ...CONTACT_CHECKS,
  ...TRUST_CHECKS,
  PERSONAL_DATA_CHECK,
  PLACEHOLDERS_CHECK,
  CONTRADICTIONS_CHECK,
  PAST_CHECK,
  ...FINDABILITY_CHECKS,
  ...TECHNICAL_CHECKS,
];
