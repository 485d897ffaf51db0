import { getCategory } from '../../../../contract/website/finding-ids.ts';
import type { SharedFinding } from '../../../../share/shared-report.ts';

const REQUIRED: readonly SharedFinding['id'][] = ['imprint', 'privacy', 'tracker-consent'];

export type Harm = 'required' | 'warned' | 'inquiries' | 'trust' | 'message' | 'findability' | 'technical';

/** The harm that a finding does, as the key of its words. */
export function getHarm({ id }: Pick<SharedFinding, 'id'>): Harm {
  if (REQUIRED.includes(id)) return 'required';
  if (id === 'https') return 'warned';
  const category = getCategory(id);
  return category === 'conversion' ? 'inquiries' : category;
}
