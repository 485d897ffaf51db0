/** Which troubles may be behind an answer. The visitor is asked; nothing is concluded from the answer. */

import {
  type Challenge,
  CUSTOMER_TYPES,
  type Topic,
  type Want,
} from '../../domain/wizard/business-options.ts';
import type { BusinessKind } from '../website/business-kinds.ts';

export const TROUBLES: { readonly [Answer in Challenge | Want]: readonly Topic[] } = {
  lead_generation: ['not-found', 'unknown-offer', 'one-big-customer', 'new-region', 'season'],
  social_media: ['posting'],
  conversion: ['open-quotes', 'long-decisions', 'wrong-inquiries'],
  sales_process: ['open-quotes', 'long-decisions', 'no-time', 'unpaid-advice'],
  customer_retention: ['customers-leave', 'one-off-jobs', 'no-shows', 'bad-reviews'],
  team_scaling: ['keep-staff', 'owner-does-all', 'no-time', 'second-site'],
  marketing_automation: ['reminders', 'no-time', 'no-shows'],
  content_creation: ['posting', 'not-found'],
  pricing_strategy: ['prices', 'cheap-rivals', 'scope', 'platform-fees'],
  competition: ['cheap-rivals', 'not-found', 'bad-reviews'],
  more: ['unknown-offer', 'season', 'not-found'],
  better: ['prices', 'platform-fees', 'small-orders'],
  other: ['unknown-offer', 'season', 'one-big-customer', 'new-region'],
  staff: ['keep-staff', 'owner-does-all'],
  fewer: ['wrong-inquiries', 'no-shows', 'unpaid-advice', 'called-too-late'],
  suppliers: ['partners'],
};

/** Troubles of those who sell to companies. */
const FIRMS_ONLY: readonly Topic[] = ['new-region', 'one-big-customer'];

/** Troubles of a few kinds of business. The library has a step for each of the others, whatever the kind. */
const KINDS_ONLY: { readonly [Trouble in Topic]?: readonly BusinessKind[] } = {
  'no-shows': [
    'practice',
    'therapy',
    'beauty',
    'fitness',
    'education',
    'animals',
    'trade',
    'restaurant',
    'shop',
  ],
  'platform-fees': ['lodging', 'restaurant', 'fitness', 'beauty', 'shop', 'animals', 'transport', 'events'],
  'small-orders': ['trade', 'cleaning', 'transport', 'manufacturer', 'food', 'shop', 'it-services', 'agency'],
};

/** Troubles that a few kinds of business have no step for. */
const KINDS_WITHOUT: { readonly [Trouble in Topic]?: readonly BusinessKind[] } = {
  season: ['practice', 'therapy', 'care', 'law', 'tax', 'finance', 'software', 'association'],
};

const MAX_TROUBLES = 8;

export interface Situation {
  readonly answers: readonly (Challenge | Want)[];
  readonly customerType: number | undefined;
  /** Null if unclear. */
  readonly kind: BusinessKind | null;
}

/** The troubles to ask about: the answers take turns, so that each has its share. */
export function listTroubles({ answers, customerType, kind }: Situation): readonly Topic[] {
  const isPossible = (topic: Topic): boolean => {
    const kinds = KINDS_ONLY[topic];
    return (
      !(customerType === CUSTOMER_TYPES.b2c && FIRMS_ONLY.includes(topic)) &&
      (kinds === undefined || (kind !== null && kinds.includes(kind))) &&
      !(kind !== null && KINDS_WITHOUT[topic]?.includes(kind))
    );
  };
  const lists = answers.map((answer) => TROUBLES[answer].filter(isPossible));
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inTurns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? []));
  return [...new Set(inTurns.flat())].slice(0, MAX_TROUBLES);
}
