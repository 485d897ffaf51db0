import type { FindingCategory } from '../../../../src/contract/finding-ids.ts';
import type { Check } from './check.ts';
import { CONVERSION_CHECKS } from './conversion.ts';
import { FINDABILITY_CHECKS } from './findability.ts';
import { MESSAGE_CHECKS } from './message.ts';
import { TECHNICAL_CHECKS } from './technical.ts';
import { TRUST_CHECKS } from './trust.ts';

/** Every check, by category, in the order in which a report shows them. */
export const CHECKS: Readonly<Record<FindingCategory, readonly Check[]>> = {
  message: MESSAGE_CHECKS,
  conversion: CONVERSION_CHECKS,
  trust: TRUST_CHECKS,
  findability: FINDABILITY_CHECKS,
  technical: TECHNICAL_CHECKS,
};
