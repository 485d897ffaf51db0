/** Which troubles may be behind an answer. The visitor is asked; nothing is concluded from the answer. */
import { type Challenge, CUSTOMER_TYPES, type Topic, type Want } from './business-options.ts';

/** The library has a step for each of these, whatever the kind of business. */
export const TROUBLES: { readonly [Answer in Challenge | Want]: readonly Topic[] } = {
  lead_generation: ['not-found', 'one-big-customer', 'new-region', 'unknown-product', 'shrinking-market'],
  social_media: ['posting'],
  conversion: ['open-quotes', 'long-decisions', 'wrong-inquiries'],
  sales_process: ['open-quotes', 'long-decisions', 'no-time', 'unpaid-advice'],
  customer_retention: ['customers-leave', 'one-off-jobs', 'bad-reviews'],
  team_scaling: ['keep-staff', 'owner-does-all', 'no-time', 'second-site'],
  marketing_automation: ['reminders', 'no-time', 'late-papers'],
  content_creation: ['posting', 'not-found'],
  pricing_strategy: ['prices', 'cheap-rivals', 'scope', 'small-orders'],
  competition: ['cheap-rivals', 'not-found', 'shrinking-market', 'rumors'],
  more: [],
  better: ['prices', 'small-orders', 'one-big-customer'],
  other: ['one-big-customer', 'new-region', 'shrinking-market'],
  staff: ['owner-does-all', 'keep-staff'],
  fewer: ['wrong-inquiries', 'unpaid-advice', 'refusing', 'called-too-late'],
  suppliers: ['partners'],
};

/** Troubles of those who sell to companies. */
export const FIRMS_ONLY: readonly Topic[] = ['new-region', 'one-big-customer'];

const MAX_TROUBLES = 8;

/** The troubles to ask about: the answers take turns, so that each has its share. */
export function listTroubles(
  answers: readonly (Challenge | Want)[],
  customerType: number | undefined,
): readonly Topic[] {
  const lists = answers.map((answer) =>
    TROUBLES[answer].filter((topic) => customerType !== CUSTOMER_TYPES.b2c || !FIRMS_ONLY.includes(topic)),
  );
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inTurns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? []));
  return [...new Set(inTurns.flat())].slice(0, MAX_TROUBLES);
}
