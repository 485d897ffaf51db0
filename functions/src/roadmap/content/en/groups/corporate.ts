import type { GroupTextsOf } from '../../../engine/content.ts';
import type { corporate as rules } from '../../../engine/groups/corporate.ts';

export const corporate: GroupTextsOf<typeof rules> = {
  'hr-heads': {
    name: 'HR departments of companies with 100 to 500 people',
    short: 'HR departments',
    who: 'Look for companies with 100 to 500 people that are always hiring. You’ll recognize them by their careers page and by job ads that stay up.',
    why: {
      consulting: 'They bring in consultants when too many people leave.',
      events_webinars: 'They have a training budget but little time to organize events.',
      memberships_subscriptions: 'They can offer a membership to all employees as a benefit.',
      digital_products: 'They can use digital courses to train several locations at once.',
      software_saas: 'They choose software by how many hours it saves them each month.',
      services: 'They outsource administrative work to save time.',
    },
    buys: {
      small: 'Quote a price per person per year, because that’s how they budget.',
      large: 'Prepare two pages: one for management and one for legal.',
    },
  },
  holdings: {
    name: 'Investment firms and their companies',
    short: 'investment firms',
    who: 'Look for investment firms that own five to thirty companies. Their websites usually list the companies and the people in charge.',
    why: {
      consulting:
        'They have a few years to make their companies more valuable, and they buy consulting for several at once.',
      software_saas: 'If your software works well in one company, they can roll it out in the next.',
      services: 'They like to use one provider for all their companies.',
    },
    buys: {
      small: 'At your prices, each company decides for itself. Ask the investment firm for an introduction.',
      large: 'The operating partner decides. Bring one before-and-after figure.',
    },
  },
};
