import type { FindingTextsOf } from '../../../engine/content.ts';

export const findability = {
  indexable: {
    fail: 'your website tells search engines to stay away',
    warn: 'parts of your website keep search engines out',
    pass: 'your website is open to search engines',
  },
  'heading-order': {
    fail: 'the headings on your homepage are out of order',
    warn: 'the headings on your homepage skip levels',
    pass: 'the headings on your homepage are in order',
  },
  'organization-data': {
    fail: 'search engines find no company data on your website',
    warn: 'the company data your website gives search engines is incomplete',
    pass: 'search engines find your company data',
  },
  'open-graph': {
    fail: 'links to your website have no preview of their own',
    warn: 'the preview of links to your website is incomplete',
    pass: 'links to your website show a good preview',
  },
  hreflang: {
    fail: 'the language versions of your website don’t link to each other',
    warn: 'only some language versions of your website link to each other',
    pass: 'the language versions of your website link to each other',
  },
  sitemap: {
    fail: 'your website gives search engines no sitemap',
    warn: 'your website’s sitemap has errors',
    pass: 'your website gives search engines a sitemap',
  },
} satisfies FindingTextsOf;
