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

/** Every check, in report order. */
export const CHECKS: readonly Check[] = [
  ...MESSAGE_CHECKS,
  ...STYLE_CHECKS,
  ...CONVERSION_CHECKS,
  ...CONTACT_CHECKS,
  ...TRUST_CHECKS,
  ...PROOF_CHECKS,
  ...FINDABILITY_CHECKS,
  ...TECHNICAL_CHECKS,
  ...TRACKING_CHECKS,
];
