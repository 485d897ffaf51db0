import type { GroupTextsOf } from '../../../engine/content.ts';
import type { industry as rules } from '../../../engine/groups/industry.ts';

export const industry: GroupTextsOf<typeof rules> = {
  'machine-builders': {
    name: 'Machine builders and suppliers with 50 to 250 people',
    short: 'machine builders',
    who: 'Owner-managed manufacturers. Look in the exhibitor lists of trade shows and among companies that offer apprenticeships.',
    why: {
      software_saas:
        'Much of their work still runs on spreadsheets, so software that takes over one task shows a clear before and after.',
      consulting: 'Consulting deals with an owner who decides in person and feels every lost order.',
      services: 'They outsource services that keep their own skilled people free for production.',
      physical_products: 'They reorder products for years once these are approved as a part or a supply.',
    },
    buys: {
      small: 'Amounts like yours are approved by the department head.',
      large: 'The CEO decides, usually with an eye on the fall budget.',
    },
  },
  'freight-and-warehouses': {
    name: 'Freight and warehouse companies with 30 to 200 people',
    short: 'freight and warehouse companies',
    who: 'Family-run carriers and logistics providers along the highways. Look in freight directories and association registers.',
    why: {
      software_saas: 'Dispatchers feel every wasted minute, so one demo shows them what your software saves.',
      consulting: 'Margins are thin, so consulting that finds small leaks pays for itself right away.',
      services: 'They’re short on drivers and office staff, and outsource services that relieve both.',
      physical_products: 'Fleet and warehouse need products that last and can be reordered fast.',
    },
    buys: {
      small: 'The branch manager can order amounts like yours without asking.',
      large: 'Talk to the owner, and bring the math per vehicle or per pallet space.',
    },
  },
  trades: {
    name: 'Trade and construction firms with 10 to 50 people',
    short: 'trade and construction firms',
    who: 'Firms with more work than people. Long waiting times and permanent job ads give them away.',
    why: {
      software_saas: 'Paperwork gets done at night, so software that gives an evening back sells itself.',
      services: 'They hand over services outside their trade: bookkeeping, recruiting, website, cleaning.',
      physical_products: 'They buy products that save a step on the job site and are delivered to the yard.',
      digital_products: 'Digital templates and courses replace what nobody there has time to work out.',
    },
    buys: {
      small: 'The owner decides on the phone. Call before seven or after five.',
      large: 'They want to hear it from another firm in their trade.',
    },
  },
};
