import type { BusinessKind } from '../../../../src/contract/website/business-kinds.ts';
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { getBusiness } from '../business/business.ts';
import { notApplicable, type Verdict } from '../checks/check.ts';
import type { LocatedPage } from '../page/addresses.ts';

type Fit = 'expected' | 'useful' | 'irrelevant';

type Fits = Readonly<Partial<Record<Fit, readonly (BusinessKind | 'unknown')[]>>>;

const TRADES = ['trade', 'cleaning', 'transport', 'vehicles'] as const;
const HEALTH = ['practice', 'therapy', 'animals'] as const;
const ADVICE = ['law', 'tax', 'finance', 'real-estate'] as const;
const HOSTS = ['restaurant', 'lodging', 'events'] as const;
const STUDIOS = ['agency', 'it-services', 'engineering'] as const;
const SHOPS = ['shop', 'food'] as const;
const COURSES = ['education', 'fitness'] as const;

/** Exceptions by check; everything not listed is `expected`. */
const FITS: Readonly<Partial<Record<FindingId, Fits>>> = {
  pricing: {
    useful: [...TRADES, ...HEALTH, ...ADVICE, ...STUDIOS, 'consulting', 'care', 'events', 'unknown'],
    irrelevant: ['manufacturer', 'association'],
  },
  // Their customers call, write or come by.
  'contact-form': {
    useful: [...HEALTH, ...HOSTS, ...SHOPS, ...COURSES, 'beauty', 'association', 'unknown'],
  },
  phone: { useful: ['software'] },
  // Nobody visits them.
  'postal-address': {
    useful: [...TRADES, ...STUDIOS, 'animals', 'events', 'software', 'consulting', 'education', 'unknown'],
  },
};

const getFit = (id: FindingId, kind: BusinessKind | 'unknown'): Fit =>
  (['useful', 'irrelevant'] as const).find((fit) => FITS[id]?.[fit]?.includes(kind)) ?? 'expected';

/** Turns a miss into an idea if the check is only `useful`, and drops an `irrelevant` check. */
export function applyFit(site: LocatedPage, id: FindingId, verdict: Verdict): Verdict {
  if (verdict.status === 'pass' || verdict.status === 'na' || FITS[id] === undefined) return verdict;
  const fit = getFit(id, getBusiness(site)?.kind ?? 'unknown');
  if (fit === 'irrelevant') return notApplicable();
  if (fit === 'expected' || verdict.status === 'unknown') return verdict;
  return { ...verdict, status: 'na', idea: true };
}
