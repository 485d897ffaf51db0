import type { GroupTextsOf } from '../../../engine/content.ts';
import type { publicBodies as rules } from '../../../engine/groups/public.ts';

export const publicBodies: GroupTextsOf<typeof rules> = {
  municipalities: {
    name: 'Towns, cities, and municipal utilities',
    short: 'municipalities',
    who: 'Look for local governments that serve 20,000 to 200,000 residents. Council agendas show months ahead what they plan to buy.',
    why: {
      software_saas:
        'They’re moving services online and need software that meets their rules on data and accessibility.',
      consulting: 'They often need outside help with grant proposals.',
      services: 'They use services under a master contract when they can’t fill a position.',
      physical_products:
        'Once your products are on the master contract, schools, public works yards, and city halls can order them directly.',
    },
    buys: {
      small: 'Ask how much the department can spend without a bid.',
      large: 'Expect a formal bidding process, and get to know the department before it starts.',
    },
  },
  'health-insurers': {
    name: 'Health insurers and workplace wellness managers',
    short: 'health insurers',
    who: 'Look for regional insurers that run prevention programs every year, and for wellness managers at large employers.',
    why: {
      digital_products: 'They can offer a certified digital course to everyone they insure.',
      events_webinars: 'They book events for wellness days, usually a whole series.',
      services: 'They need services at employers’ sites, but few providers travel.',
      memberships_subscriptions: 'They may subsidize a membership that people really use.',
    },
    buys: {
      small: 'Ask which certification you need to qualify for a subsidy, and start with one employer.',
      large: 'Offer a package that the insurer can pass along to ten employers.',
    },
  },
  'clubs-and-studios': {
    name: 'Sports clubs and studios',
    short: 'clubs and studios',
    who: 'Look for clubs with 300 members or more, and for owner-run studios that see their clients every week.',
    why: {
      physical_products: 'Members buy the products that their trainer recommends.',
      memberships_subscriptions: 'Combine your membership with theirs, so members have two reasons to renew.',
      events_webinars: 'They have rooms and people but no events for the quiet months.',
      digital_products: 'They can offer your digital product to members for use at home.',
      software_saas: 'The treasurer often does everything by hand and would be glad to have software.',
    },
    buys: {
      small: 'Offer a member price and a small share for the club.',
      large: 'With prices {prices}, you need a sponsor. Bring one along.',
    },
  },
};
