import type { GroupTextsOf } from '../../../engine/content.ts';
import type { learning as rules } from '../../../engine/groups/learning.ts';

export const learning: GroupTextsOf<typeof rules> = {
  'schools-and-universities': {
    name: 'Schools and universities',
    short: 'schools and universities',
    who: 'Private schools, vocational schools, and university departments with a budget of their own.',
    why: {
      digital_products: 'A digital product with a class license is a lesson nobody has to prepare.',
      events_webinars: 'For project weeks, they look for events with people from the working world.',
      software_saas: 'Software a teacher can start without the IT department gets used the same week.',
      memberships_subscriptions: 'A membership for a whole class fits their annual budget.',
      physical_products: 'They buy products in class sets, often from the same supplier for years.',
    },
    buys: {
      small: 'Your best months are May and November, when leftover budget gets spent.',
      large: 'A booster club or a grant pays, so bring the text for the application.',
    },
  },
  'training-institutes': {
    name: 'Academies and training providers',
    short: 'training providers',
    who: 'Providers with a printed or online course catalog. The gaps in it show what they still need.',
    why: {
      digital_products: 'They license digital courses to fill their catalog without authors of their own.',
      events_webinars: 'They plan six months ahead and look for events that fill up.',
      memberships_subscriptions: 'A membership after the course keeps graduates paying.',
      software_saas:
        'They run on lists and spreadsheets, so software that replaces one of them is an easy yes.',
      consulting: 'They book consultants as instructors, and participants turn into consulting clients.',
    },
    buys: {
      small: 'They think per participant, so offer a share instead of a flat fee.',
      large: 'Agree on a pilot course with a minimum number of participants.',
    },
  },
};
