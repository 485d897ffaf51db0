import type { Severity } from '../../../contract/website/analyze-website.ts';
import type {
  AnalysisNote,
  BusinessKind,
  FindingCategory,
  SeenKind,
} from '../../../contract/website/finding-ids.ts';
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
    message: 'Message',
    conversion: 'Conversion',
    trust: 'Trust',
    findability: 'Findability',
    technical: 'Technology',
  },
  statuses: {
    pass: 'Good',
    warn: 'Could be better',
    fail: 'Needs work',
    notFound: 'Not found',
    partly: 'Partly there',
    idea: 'Idea',
    unknown: 'Couldn’t be checked',
    na: 'Doesn’t apply',
  },
  business: {
    trade: 'trade or home services',
    shop: 'shop',
    manufacturer: 'manufacturer',
    practice: 'medical or therapy practice',
    'law-or-tax': 'law, tax, or finance firm',
    hospitality: 'hospitality and events',
    beauty: 'salon and wellness',
    software: 'software company',
    agency: 'agency, studio, or IT services',
    consulting: 'consulting and coaching',
    care: 'care and childcare',
    education: 'school or courses',
    association: 'association or nonprofit',
  },
  severities: {
    high: 'Important',
    medium: 'Worth doing',
    low: 'Fine-tuning',
  },
  notes: {
    'js-rendered':
      'This page shows its text only after scripts have run. This analysis doesn’t run scripts, so several items couldn’t be checked.',
    truncated: 'This page is unusually long. We read only the first part.',
    'robots-unreadable': 'We couldn’t read the robots.txt file.',
    'sitemap-unreadable': 'We couldn’t read the sitemap.',
    'internal-pages-skipped': 'We couldn’t read some other pages of this website.',
    'charset-guessed': 'The page doesn’t state its character encoding, so we had to guess it.',
  },
} as const satisfies Record<string, unknown> & {
  readonly seen: Readonly<Record<SeenKind, string>>;
  readonly categories: Readonly<Record<FindingCategory, string>>;
  readonly business: Readonly<Record<BusinessKind, string>>;
  readonly severities: Readonly<Record<Severity, string>>;
  readonly notes: Readonly<Record<AnalysisNote, string>>;
};
