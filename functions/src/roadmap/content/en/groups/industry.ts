import type { GroupTextsOf } from '../../../engine/content.ts';
import type { industry as rules } from '../../../engine/groups/industry.ts';

export const industry: GroupTextsOf<typeof rules> = {
  'machine-builders': {
    name: 'Machine builders and parts suppliers with 50 to 250 people',
    short: 'machine builders',
    who: 'Look for owner-managed manufacturers in trade show exhibitor lists and among companies that offer apprenticeships.',
    why: {
      software_saas: 'They still do a lot in spreadsheets, so show them a before-and-after of one task.',
      consulting: 'You’ll talk to an owner who makes the decisions and notices every lost order.',
      services: 'They outsource work so their skilled people can focus on production.',
      physical_products: 'Once they’ve approved your products, they reorder them for years.',
    },
    buys: {
      small: 'At your prices, the department head can approve the order.',
      large: 'The CEO decides, usually while planning the budget in the fall.',
    },
  },
  'freight-and-warehouses': {
    name: 'Freight and warehouse companies with 30 to 200 people',
    short: 'freight and warehouse companies',
    who: 'Look for family-run carriers and logistics companies in freight directories and association member lists.',
    why: {
      software_saas:
        'Dispatchers notice every wasted minute, so show them in a demo how many your software saves.',
      consulting: 'Their margins are thin, so even small savings can pay for your consulting.',
      services: 'They’re short on drivers and office staff, so they outsource what they can.',
      physical_products:
        'For their fleet and warehouse, they need products that last and can be reordered quickly.',
    },
    buys: {
      small: 'At your prices, the branch manager can order without asking.',
      large: 'Talk to the owner, and show the math per vehicle or per pallet space.',
    },
  },
  trades: {
    name: 'Contractors and construction firms with 10 to 50 people',
    short: 'contractors and construction firms',
    who: 'Look for firms with 10 to 50 people that have more work than staff. You’ll recognize them by long waiting times and job ads that never come down.',
    why: {
      software_saas: 'They do their paperwork at night, so show them how much time your software saves.',
      services: 'They hand off work outside their trade, such as bookkeeping, recruiting, or cleaning.',
      physical_products:
        'They buy products that save a step on the job site and are delivered to their yard.',
      digital_products: 'They buy templates and courses because they have no time to make their own.',
    },
    buys: {
      small: 'The owner decides on the phone. Call before seven or after five.',
      large: 'They want a recommendation from another firm in their trade.',
    },
  },
};
