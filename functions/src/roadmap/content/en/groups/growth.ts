import type { GroupTextsOf } from '../../../engine/content.ts';
import type { growth as rules } from '../../../engine/groups/growth.ts';

export const growth: GroupTextsOf<typeof rules> = {
  'funded-start-ups': {
    name: 'Startups that just raised money',
    short: 'funded startups',
    who: 'Companies with 10 to 80 people that announced a round in the last six months.',
    why: {
      software_saas: 'They’re setting up their systems right now, with no old software to replace.',
      consulting: 'The plan they promised investors is bigger than the team, and consulting fills the gap.',
      services: 'They buy services by the month until they’ve filled the position.',
      memberships_subscriptions: 'Founders pay for a membership where others solved their problem last year.',
    },
    buys: {
      small: 'They buy by card the same day if nobody has to make a call.',
      large: 'The right to cancel monthly beats any discount.',
    },
  },
  'franchise-headquarters': {
    name: 'Franchise headquarters and branch networks',
    short: 'franchise headquarters',
    who: 'Headquarters with 20 to 300 locations that require or recommend what their partners use.',
    why: {
      software_saas: 'Once software is on their recommended list, one location after another adopts it.',
      services: 'They want the same service in every city and prefer one provider.',
      consulting: 'Consulting pays off when it lifts the ten weakest locations to the average.',
      events_webinars: 'They bring their partners together twice a year and need content for it.',
    },
    buys: {
      small: 'Quote a price per location and month.',
      large: 'Propose three pilot locations: one strong, one average, one weak.',
    },
  },
};
