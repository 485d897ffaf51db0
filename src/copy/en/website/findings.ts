import type { BusinessKind } from '../../../contract/website/business-kinds.ts';
import type { AnalysisNote, FindingCategory, SeenKind } from '../../../contract/website/finding-ids.ts';
import { conversion } from './findings/conversion.ts';
import { findability } from './findings/findability.ts';
import { message } from './findings/message.ts';
import { seen } from './findings/seen.ts';
import { technical } from './findings/technical.ts';
import { trust } from './findings/trust.ts';

/** The website analysis in words: every check, category, status and limit by id. */
export const findings = {
  byId: { ...message, ...conversion, ...trust, ...findability, ...technical },
  seen,
  categories: {
    message: 'Title and text length',
    conversion: 'Conversion',
    trust: 'Details and upkeep',
    findability: 'Findability',
    technical: 'Technology',
  },
  statuses: {
    pass: 'Good',
    warn: 'Could be better',
    fail: 'Needs work',
    notFound: 'Not found',
    idea: 'Idea',
    unknown: 'Unclear',
    na: 'Doesn’t apply',
  },
  business: {
    trade: 'skilled trade, building, or gardening',
    cleaning: 'cleaning, facility, or security service',
    transport: 'transport, moving, or disposal',
    vehicles: 'vehicle repair, sales, or rental',
    shop: 'shop or retailer',
    food: 'food producer, bakery, or farm',
    restaurant: 'restaurant, café, or catering',
    lodging: 'lodging or travel',
    events: 'photography, music, or events',
    manufacturer: 'manufacturer',
    practice: 'medical or dental practice',
    therapy: 'therapy or counseling',
    animals: 'vet or animal service',
    care: 'senior care, home care, or childcare',
    law: 'law firm',
    tax: 'accounting or tax firm',
    finance: 'finance or insurance',
    'real-estate': 'real estate or property management',
    beauty: 'hair, beauty, or wellness',
    fitness: 'fitness, dance, or sports',
    education: 'school or courses',
    software: 'software company',
    'it-services': 'IT services or development',
    agency: 'marketing, design, or web agency',
    engineering: 'architecture, engineering, or surveying',
    consulting: 'consulting, coaching, or recruiting',
    association: 'association, nonprofit, or cultural institution',
  },
  notes: {
    'js-rendered':
      'This page’s text only appears after scripts have run. We don’t run scripts, so we couldn’t check several items.',
    truncated: 'This page is unusually long. We read only the first part.',
    'internal-pages-skipped': 'We couldn’t read some other pages of this website.',
  },
} as const satisfies Record<string, unknown> & {
  readonly seen: Readonly<Record<SeenKind, string>>;
  readonly categories: Readonly<Record<FindingCategory, string>>;
  readonly business: Readonly<Record<BusinessKind, string>>;
  readonly notes: Readonly<Record<AnalysisNote, string>>;
};
