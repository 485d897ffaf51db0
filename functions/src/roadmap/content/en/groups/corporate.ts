import type { GroupTextsOf } from '../../../engine/content.ts';
import type { corporate as rules } from '../../../engine/groups/corporate.ts';

export const corporate: GroupTextsOf<typeof rules> = {
  'hr-heads': {
    name: 'HR departments of companies with 100 to 500 people',
    short: 'HR departments',
    who: 'HR managers who never stop hiring. You’ll know them by their careers page and by job ads that stay up.',
    why: {
      consulting: 'They bring in consulting when turnover becomes a topic in the management meeting.',
      events_webinars: 'They have a training budget and little time to organize events.',
      memberships_subscriptions: 'A membership for the whole staff is one more argument in the job ad.',
      digital_products: 'With digital courses, they train three locations at once.',
      software_saas: 'Software that takes a chore off HR is measured in hours saved per month.',
      services: 'They outsource services that take administrative work off their desks.',
    },
    buys: {
      small: 'Quote a price per head and year, because that’s how they report.',
      large: 'Prepare two pages, one for leadership and one for legal.',
    },
  },
  holdings: {
    name: 'Investment holdings and their companies',
    short: 'investment holdings',
    who: 'Holdings with five to thirty companies. The portfolio and the people in charge are on the website.',
    why: {
      consulting:
        'They have a few years to raise the value of what they own, and buy consulting for several companies at once.',
      software_saas: 'Software that works in one company gets rolled out in the next.',
      services: 'They like one provider for services across all their companies.',
    },
    buys: {
      small: 'Amounts like yours are decided in each company. Ask the holding for an introduction.',
      large: 'The operating partner decides. Bring one figure before and after.',
    },
  },
};
