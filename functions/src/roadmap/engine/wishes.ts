/** Constraints that visitors state in their own words, and how they change the roadmap. */
import type { AnyRule } from './step-rules.ts';

/** A constraint. Its texts are in content/<language>/wishes.ts. */
export interface WishRule {
  readonly id: string;
  /** Steps that contradict the wish. */
  readonly excludes?: readonly AnyRule['id'][];
  /** The first of these that fits the business is in the roadmap and mentions the wish. */
  readonly requires: readonly AnyRule['id'][];
  /** Share of the usual number of contacts, 0 to 1. */
  readonly share?: number;
  /** Id of a less specific rule that matches the same sentences. */
  readonly replaces?: string;
  /** Whether the rule applies only if no other rule matches. */
  readonly isLast?: true;
}

/** Steps that involve cold calls. */
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
    replaces: 'small-budget',
    excludes: ['ads-for-the-list', 'consent-first'],
    requires: ['ask-for-introductions', 'ask-for-reviews', 'what-people-say', 'jobs-you-want'],
  },
  {
    id: 'small-budget',
    excludes: ['ads-for-the-list', 'sample-in-the-post', 'consent-first'],
    requires: ['ask-for-introductions', 'ask-for-reviews', 'what-people-say', 'jobs-you-want'],
  },
  {
    id: 'little-time',
    excludes: ['one-talk-five-pieces', 'playbook', 'one-pilot-region'],
    requires: ['two-mornings', ...START],
    share: 0.4,
  },
  {
    id: 'few-orders',
    excludes: ['ads-for-the-list', 'sample-in-the-post'],
    requires: ['jobs-you-want'],
    share: 0.3,
  },
  { id: 'nearby', requires: ['entry-on-the-map', ...START] },
  { id: 'set-hours', requires: ['entry-on-the-map', 'jobs-you-want', 'first-list'] },
  { id: 'pause', requires: ['season-calendar'], replaces: 'season' },
  { id: 'season', requires: ['season-calendar'] },
  {
    id: 'no-calls',
    excludes: CALLS,
    requires: ['three-messages', 'ask-for-reviews', 'ask-for-introductions', 'jobs-you-want'],
  },
  {
    id: 'no-social',
    excludes: SOCIAL,
    requires: ['letter-to-buyers', 'ask-for-introductions', 'ten-questions', 'jobs-you-want'],
  },
  {
    id: 'no-camera',
    excludes: ['one-talk-five-pieces', 'before-and-after', 'voice-with-reach'],
    requires: ['ten-questions', 'ask-for-reviews', 'ask-for-introductions', 'jobs-you-want'],
  },
  {
    id: 'no-mail',
    excludes: ['mail-that-arrives', 'three-messages', 'letter-to-buyers'],
    requires: ['contacts-into-a-list', 'ask-for-reviews', 'jobs-you-want'],
  },
  {
    id: 'no-travel',
    excludes: ['after-the-event', 'visits-with-an-aim', 'try-on-the-spot'],
    requires: ['three-messages', 'letter-to-buyers', 'jobs-you-want'],
  },
  {
    id: 'no-discounts',
    excludes: ['company-package', 'pilot-customers'],
    requires: ['three-packages', 'sets-and-vouchers', 'worth-in-figures', 'jobs-you-want'],
  },
  { id: 'minimum', requires: ['three-packages', 'quote-in-two-days', 'sets-and-vouchers', 'jobs-you-want'] },
  {
    id: 'no-staff',
    excludes: ['first-seller', 'playbook'],
    requires: ['automate-three-things', 'jobs-you-want'],
    share: 0.5,
  },
  {
    id: 'late-payment',
    requires: ['small-first-order', 'five-stages', 'quote-in-two-days', 'jobs-you-want'],
  },
  { id: 'one-big-customer', requires: ['twins-of-the-best', 'jobs-you-want'] },
  { id: 'new-offer', requires: ['pilot-customers', 'try-on-the-spot', 'jobs-you-want'] },
  { id: 'short-notice', requires: ['quote-in-two-days', 'service-on-one-page', 'jobs-you-want'] },
  {
    id: 'handing-over',
    excludes: ['first-seller'],
    requires: ['playbook', 'contacts-into-a-list', 'jobs-you-want'],
  },
  { id: 'abroad', requires: START },
  { id: 'only-this', requires: ['jobs-you-want'], isLast: true },
  { id: 'not-this', requires: ['jobs-you-want'], isLast: true },
] as const satisfies readonly WishRule[];

export type Wish = (typeof WISHES)[number]['id'];
