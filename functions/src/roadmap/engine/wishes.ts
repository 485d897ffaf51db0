/** Constraints that visitors state in their own words, and how they change the plan. */
import type { AnyRule } from './step-rules.ts';

/** Its texts are in content/<language>/wishes.ts. */
export interface WishRule {
  readonly id: string;
  /** Steps that contradict it. */
  readonly drops?: readonly AnyRule['id'][];
  /** The first of these that fits the business is in the plan and mentions the wish. */
  readonly puts: readonly AnyRule['id'][];
  /** Of the usual number of contacts, 0 to 1. */
  readonly share?: number;
  /** A less specific rule that matches the same sentences. */
  readonly replaces?: string;
  /** Only if no other rule matches. */
  readonly isLast?: true;
}

/** Steps that call people who have not been in touch. */
const CALLS = [
  'opening-on-the-phone',
  'first-seller',
  'sample-in-the-post',
  'ten-reserved-seats',
  'visits-with-an-aim',
] as const;
const SOCIAL = [
  'one-profile-well-kept',
  'profile-before-message',
  'voice-with-reach',
  'link-preview',
  'message-to-followers',
] as const;
const START = ['first-list', 'choose-buyers', 'jobs-you-want'] as const;

export const WISHES = [
  {
    id: 'no-ads',
    drops: ['ads-for-the-list', 'consent-first'],
    puts: ['ask-for-introductions', 'ask-for-reviews', 'what-people-say', 'jobs-you-want'],
  },
  {
    id: 'small-budget',
    drops: ['ads-for-the-list', 'sample-in-the-post', 'consent-first'],
    puts: ['ask-for-introductions', 'ask-for-reviews', 'what-people-say', 'jobs-you-want'],
  },
  {
    id: 'little-time',
    drops: ['one-talk-five-pieces', 'playbook', 'one-pilot-region'],
    puts: ['two-mornings', ...START],
    share: 0.4,
  },
  {
    id: 'few-orders',
    drops: ['ads-for-the-list', 'sample-in-the-post'],
    puts: ['jobs-you-want'],
    share: 0.3,
  },
  { id: 'nearby', puts: ['entry-on-the-map', ...START] },
  { id: 'set-hours', puts: ['entry-on-the-map', 'jobs-you-want', 'first-list'] },
  { id: 'pause', puts: ['season-calendar'], replaces: 'season' },
  { id: 'season', puts: ['season-calendar'] },
  {
    id: 'no-calls',
    drops: CALLS,
    puts: ['three-messages', 'ask-for-reviews', 'ask-for-introductions', 'jobs-you-want'],
  },
  {
    id: 'no-social',
    drops: SOCIAL,
    puts: ['letter-to-buyers', 'ask-for-introductions', 'ten-questions', 'jobs-you-want'],
  },
  {
    id: 'no-camera',
    drops: ['one-talk-five-pieces', 'before-and-after', 'voice-with-reach'],
    puts: ['ten-questions', 'ask-for-reviews', 'ask-for-introductions', 'jobs-you-want'],
  },
  {
    id: 'no-mail',
    drops: ['mail-that-arrives', 'three-messages', 'letter-to-buyers'],
    puts: ['contacts-into-a-list', 'ask-for-reviews', 'jobs-you-want'],
  },
  {
    id: 'no-travel',
    drops: ['after-the-event', 'visits-with-an-aim', 'try-on-the-spot'],
    puts: ['three-messages', 'letter-to-buyers', 'jobs-you-want'],
  },
  {
    id: 'no-discounts',
    drops: ['company-package', 'pilot-customers'],
    puts: ['three-packages', 'sets-and-vouchers', 'worth-in-figures', 'jobs-you-want'],
  },
  { id: 'minimum', puts: ['three-packages', 'quote-in-two-days', 'sets-and-vouchers', 'jobs-you-want'] },
  {
    id: 'no-staff',
    drops: ['first-seller', 'playbook'],
    puts: ['automate-three-things', 'jobs-you-want'],
    share: 0.5,
  },
  { id: 'late-payment', puts: ['small-first-order', 'five-stages', 'quote-in-two-days', 'jobs-you-want'] },
  { id: 'one-big-customer', puts: ['twins-of-the-best', 'jobs-you-want'] },
  { id: 'new-offer', puts: ['pilot-customers', 'try-on-the-spot', 'jobs-you-want'] },
  { id: 'short-notice', puts: ['quote-in-two-days', 'service-on-one-page', 'jobs-you-want'] },
  {
    id: 'handing-over',
    drops: ['first-seller'],
    puts: ['playbook', 'contacts-into-a-list', 'jobs-you-want'],
  },
  { id: 'abroad', puts: START },
  { id: 'only-this', puts: ['jobs-you-want'], isLast: true },
  { id: 'not-this', puts: ['jobs-you-want'], isLast: true },
] as const satisfies readonly WishRule[];

export type Wish = (typeof WISHES)[number]['id'];
