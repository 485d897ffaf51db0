import type { FindingCategory } from '../../../../src/contract/website/finding-ids.ts';
import type { Check } from './check.ts';
import { CONTACT_CHECKS } from './contact.ts';
import { CONVERSION_CHECKS } from './conversion.ts';
import { FINDABILITY_CHECKS } from './findability.ts';
import { MESSAGE_CHECKS } from './message.ts';
import { PROOF_CHECKS } from './proof.ts';
import { STYLE_CHECKS } from './style.ts';
import { TECHNICAL_CHECKS } from './technical.ts';
import { TRACKING_CHECKS } from './tracking.ts';
import { TRUST_CHECKS } from './trust.ts';

/** Every check, by category, in the order in which a report shows them. */
export const CHECKS: Readonly<Record<FindingCategory, readonly Check[]>> = {
  message: [...MESSAGE_CHECKS, ...STYLE_CHECKS],
  conversion: [...CONVERSION_CHECKS, ...CONTACT_CHECKS],
  trust: [...TRUST_CHECKS, ...PROOF_CHECKS],
  findability: FINDABILITY_CHECKS,
  technical: [...TECHNICAL_CHECKS, ...TRACKING_CHECKS],
};
