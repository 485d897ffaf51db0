import {
  BUSINESS_KINDS,
  type BusinessKind,
  type FindingId,
} from '../../../../src/contract/website/finding-ids.ts';
import { notApplicable, type Verdict } from '../checks/check.ts';
import type { Page } from '../page/page.ts';
import { businessOf } from './business.ts';

/** Whether a fair person misses something at a business of this kind, finds it helpful, or would not look for it. */
type Fit = 'expected' | 'useful' | 'beside';

type Fits = Readonly<Partial<Record<Fit, readonly (BusinessKind | 'unknown')[]>>>;

/** Where a check is expected of fewer than all; what is named nowhere is expected. */
const FITS: Readonly<Partial<Record<FindingId, Fits>>> = {
  booking: {
    useful: ['trade', 'law-or-tax', 'hospitality', 'software', 'care', 'education'],
    beside: ['shop', 'manufacturer', 'association', 'unknown'],
  },
  pricing: {
    useful: ['trade', 'law-or-tax', 'agency', 'consulting', 'care', 'unknown'],
    beside: ['manufacturer', 'practice', 'association'],
  },
  testimonials: { useful: ['manufacturer', 'practice', 'law-or-tax', 'association'] },
  references: {
    useful: ['shop', 'care', 'education', 'unknown'],
    beside: ['practice', 'law-or-tax', 'hospitality', 'beauty', 'association'],
  },
  numbers: {
    useful: [
      'shop',
      'practice',
      'law-or-tax',
      'hospitality',
      'beauty',
      'care',
      'education',
      'association',
      'unknown',
    ],
  },
  'social-profiles': {
    useful: ['trade', 'manufacturer', 'practice', 'law-or-tax', 'care', 'unknown'],
  },
  'contact-form': { useful: ['practice', 'hospitality', 'beauty', 'association'] },
};

const fitOf = (id: FindingId, kind: BusinessKind | 'unknown'): Fit =>
  (['useful', 'beside'] as const).find((fit) => FITS[id]?.[fit]?.includes(kind)) ?? 'expected';

/** Each check that does not fit everybody, and what it is to each kind of business. */
export const fitTable = (): ReadonlyMap<FindingId, ReadonlyMap<string, Fit>> =>
  new Map(
    (Object.keys(FITS) as FindingId[]).map((id) => [
      id,
      new Map(([...BUSINESS_KINDS, 'unknown'] as const).map((kind) => [kind, fitOf(id, kind)])),
    ]),
  );

/** Holds against nobody what does not fit: an idea where it is useful only, nothing where nobody would look for it. */
export function fitted(page: Page, id: FindingId, verdict: Verdict): Verdict {
  if (verdict.status === 'pass' || verdict.status === 'na' || FITS[id] === undefined) return verdict;
  const fit = fitOf(id, businessOf(page)?.kind ?? 'unknown');
  if (fit === 'beside') return notApplicable();
  if (fit === 'expected' || verdict.status === 'unknown') return verdict;
  return { ...verdict, status: 'na', score: 0, idea: true };
}
