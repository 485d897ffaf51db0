import type { BusinessKind } from '../../../../src/contract/website/business-kinds.ts';
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { getBusiness } from '../business/business.ts';
import type { Verdict } from '../checks/check.ts';
import type { LocatedPage } from '../page/addresses.ts';

const TRADES = ['trade', 'cleaning', 'transport', 'vehicles'] as const;
const STUDIOS = ['agency', 'it-services', 'engineering'] as const;

/** Kinds of business that a check is only useful to; all others need it. */
const USEFUL: Readonly<Partial<Record<FindingId, readonly (BusinessKind | 'unknown')[]>>> = {
  phone: ['software'],
  // Nobody visits them.
  'postal-address': [
    ...[...TRADES, ...STUDIOS],
    ...(['animals', 'events', 'software', 'consulting', 'education', 'unknown'] as const),
  ],
};

/** Turns a miss into an idea if the check is only useful to this kind of business. */
export function applyFit(site: LocatedPage, id: FindingId, verdict: Verdict): Verdict {
  if (verdict.status !== 'fail' && verdict.status !== 'warn') return verdict;
  const isUseful = USEFUL[id]?.includes(getBusiness(site)?.kind ?? 'unknown');
  return isUseful ? { ...verdict, status: 'na', idea: true } : verdict;
}
