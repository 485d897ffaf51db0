import type { GroupTextsOf } from '../../../engine/content.ts';
import type { publicBodies as rules } from '../../../engine/groups/public.ts';

export const publicBodies: GroupTextsOf<typeof rules> = {
  municipalities: {
    name: 'Towns, cities, and municipal utilities',
    short: 'municipalities',
    who: 'Administrations serving 20,000 to 200,000 residents. Council agendas show months ahead what they plan to buy.',
    why: {
      software_saas:
        'They’re moving services online and need software that meets their rules on data and accessibility.',
      consulting: 'Grants hinge on proposals someone has to write, often with outside consulting.',
      services: 'They cover vacant positions with services under a master contract.',
      physical_products:
        'Once products are on the master contract, schools, depots, and city halls order them directly.',
    },
    buys: {
      small: 'Ask how much the department may spend without a bid.',
      large: 'Expect a formal bid, and be known to the department before it’s written.',
    },
  },
  'health-insurers': {
    name: 'Health insurers and workplace health managers',
    short: 'health insurers',
    who: 'Regional insurers, and health officers at large employers, that run prevention programs every year.',
    why: {
      digital_products: 'A certified digital course reaches everyone they insure at once.',
      events_webinars: 'They book events for health days, usually a whole series.',
      services: 'They need services on site at employers and have few providers who travel.',
      memberships_subscriptions: 'A membership people really use is worth a subsidy to them.',
    },
    buys: {
      small: 'Ask which certificate a subsidy takes, and start with one employer.',
      large: 'Offer a package for ten employers that the insurer can pass on.',
    },
  },
  'clubs-and-studios': {
    name: 'Sports clubs and studios',
    short: 'clubs and studios',
    who: 'Clubs with 300 members or more and owner-run studios that see their people every week.',
    why: {
      physical_products: 'Products the trainer recommends need no other advertising.',
      memberships_subscriptions: 'Two memberships that complement each other are easier to renew.',
      events_webinars: 'They have rooms and people, but no events for the quiet months.',
      digital_products: 'A digital product for home use rounds out what they offer on site.',
      software_saas: 'The treasurer does everything by hand and would be grateful for software.',
    },
    buys: {
      small: 'Offer a member price and a small share for the club.',
      large: 'Prices {prices} take a sponsor. Bring one along.',
    },
  },
};
