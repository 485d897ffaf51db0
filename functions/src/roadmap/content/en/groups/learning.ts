import type { GroupTextsOf } from '../../../engine/content.ts';
import type { learning as rules } from '../../../engine/groups/learning.ts';

export const learning: GroupTextsOf<typeof rules> = {
  'schools-and-universities': {
    name: 'Schools and universities',
    short: 'schools and universities',
    who: 'Look for private schools, vocational schools, and university departments with a budget of their own.',
    why: {
      digital_products: 'With a classroom license, teachers have one less lesson to prepare.',
      events_webinars: 'For career days, they look for sessions with working professionals.',
      software_saas: 'Teachers use software right away if they don’t need the IT department to start.',
      memberships_subscriptions: 'A membership for a whole class fits their annual budget.',
      physical_products: 'They buy products for whole classes, often from the same supplier for years.',
    },
    buys: {
      small: 'Contact them in the spring, when they spend what’s left of their budget.',
      large:
        'If that budget isn’t enough, a grant often covers the rest, so offer to help with the application.',
    },
  },
  'training-institutes': {
    name: 'Academies and training providers',
    short: 'training providers',
    who: 'Look at the course catalogs of training providers to see which topics are missing.',
    why: {
      digital_products: 'They license digital courses to fill their catalog without hiring authors.',
      events_webinars: 'They plan six months ahead and look for events that fill up.',
      memberships_subscriptions: 'They can offer your membership after a course, so graduates keep paying.',
      software_saas: 'They do a lot in lists and spreadsheets, so offer software that replaces one of them.',
      consulting: 'They book consultants as instructors, and some participants may become your clients.',
    },
    buys: {
      small: 'They budget per participant, so offer a revenue share instead of a flat fee.',
      large: 'Agree on a pilot course with a minimum number of participants.',
    },
  },
};
