import { conversion } from './findings/conversion.ts';
import { findability } from './findings/findability.ts';
import { message } from './findings/message.ts';
import { technical } from './findings/technical.ts';
import { trust } from './findings/trust.ts';

/** The website analysis in words: every check, category, status and limit by id. */
export const findings = {
  byId: { ...message, ...conversion, ...trust, ...findability, ...technical },
  categories: {
    message: 'Message',
    conversion: 'Conversion',
    trust: 'Trust',
    findability: 'Findability',
    technical: 'Technical basis',
  },
  statuses: {
    pass: 'Good',
    warn: 'Could be better',
    fail: 'Missing',
    unknown: 'Could not be checked',
    na: 'Does not apply',
  },
  severities: {
    high: 'Important',
    medium: 'Worthwhile',
    low: 'Fine-tuning',
  },
  notes: {
    'js-rendered':
      'This page shows its text only after scripts have run. This analysis reads the page without running scripts, so several points could not be checked.',
    truncated: 'This page is unusually long. Only its first part was read.',
    'robots-unreadable': 'The robots.txt file could not be read.',
    'sitemap-unreadable': 'The sitemap could not be read.',
    'internal-pages-skipped': 'Some further pages of this website could not be read.',
    'charset-guessed': 'The page does not say which character encoding it uses, so it had to be guessed.',
  },
} as const;
