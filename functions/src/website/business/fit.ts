import {
  BUSINESS_KINDS,
  type BusinessKind,
  type FindingId,
} from '../../../../src/contract/website/finding-ids.ts';
import { notApplicable, type Verdict } from '../checks/check.ts';
import type { Page } from '../page/page.ts';
import { getBusiness } from './business.ts';

/** Whether a kind of business should pass a check, may benefit from it, or has no use for it. */
type Fit = 'expected' | 'useful' | 'irrelevant';

type Fits = Readonly<Partial<Record<Fit, readonly (BusinessKind | 'unknown')[]>>>;

/** Exceptions by check; everything not listed is `expected`. */
const FITS: Readonly<Partial<Record<FindingId, Fits>>> = {
  booking: {
    useful: ['trade', 'law-or-tax', 'hospitality', 'software', 'agency', 'consulting', 'care', 'education'],
    irrelevant: ['shop', 'manufacturer', 'association', 'unknown'],
  },
  pricing: {
    useful: ['trade', 'practice', 'law-or-tax', 'agency', 'consulting', 'care', 'unknown'],
    irrelevant: ['manufacturer', 'association'],
  },
  testimonials: { useful: ['manufacturer', 'practice', 'law-or-tax', 'association'] },
  references: {
    useful: ['trade', 'consulting', 'care', 'education', 'unknown'],
    irrelevant: ['shop', 'practice', 'law-or-tax', 'hospitality', 'beauty', 'association'],
  },
  numbers: {
    useful: [
      ...(['trade', 'shop', 'practice', 'law-or-tax', 'hospitality', 'beauty'] as const),
      ...(['care', 'education', 'association', 'unknown'] as const),
    ],
  },
  'social-profiles': {
    useful: ['trade', 'manufacturer', 'practice', 'law-or-tax', 'care', 'unknown'],
  },
  'contact-form': { useful: ['practice', 'hospitality', 'beauty', 'association'] },
  // A local business serves everyone.
  audience: {
    useful: ['trade', 'shop', 'practice', 'hospitality', 'beauty', 'care', 'association'],
  },
  phone: { useful: ['software'] },
};

const getFit = (id: FindingId, kind: BusinessKind | 'unknown'): Fit =>
  (['useful', 'irrelevant'] as const).find((fit) => FITS[id]?.[fit]?.includes(kind)) ?? 'expected';

/** Builds a table of each listed check's fit for every kind of business. */
export const buildFitTable = (): ReadonlyMap<FindingId, ReadonlyMap<string, Fit>> =>
  new Map(
    (Object.keys(FITS) as FindingId[]).map((id) => [
      id,
      new Map(([...BUSINESS_KINDS, 'unknown'] as const).map((kind) => [kind, getFit(id, kind)])),
    ]),
  );

/** Turns a miss into an idea if the check is only `useful`, and drops an `irrelevant` check. */
export function applyFit(page: Page, id: FindingId, verdict: Verdict): Verdict {
  if (verdict.status === 'pass' || verdict.status === 'na' || FITS[id] === undefined) return verdict;
  const fit = getFit(id, getBusiness(page)?.kind ?? 'unknown');
  if (fit === 'irrelevant') return notApplicable();
  if (fit === 'expected' || verdict.status === 'unknown') return verdict;
  return { ...verdict, status: 'na', score: 0, idea: true };
}
