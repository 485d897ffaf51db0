import { audience } from './rules/audience.ts';
import { message } from './rules/message.ts';
import { outreach } from './rules/outreach.ts';
import { pricing } from './rules/pricing.ts';
import { sales } from './rules/sales.ts';
import { trust } from './rules/trust.ts';
import { website } from './rules/website.ts';
import type { StepRule } from './step-rule.ts';

/** Every step there is, in an order in which any choice of them can be worked through. */
export const STEP_RULES: readonly StepRule[] = [
  ...audience,
  ...message,
  ...pricing,
  ...trust,
  ...website,
  ...outreach,
  ...sales,
];
