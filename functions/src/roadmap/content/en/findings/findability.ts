import type { FindingTextsOf } from '../../../engine/content.ts';

export const findability = {
  indexable: {
    fail: 'your website blocks search engines',
    warn: 'parts of your website block search engines',
  },
  'heading-order': {
    fail: 'the headings on your homepage are out of order',
    warn: 'the headings on your homepage skip levels',
  },
  'organization-data': {
    fail: 'search engines can’t find your company data on your website',
    warn: 'your website gives search engines incomplete company data',
  },
  'open-graph': {
    fail: 'links to your website have no preview when people share them',
    warn: 'links to your website show an incomplete preview',
  },
  hreflang: {
    fail: 'the language versions of your website don’t link to each other',
    warn: 'only some language versions of your website link to each other',
  },
  sitemap: {
    fail: 'your website has no sitemap for search engines',
    warn: 'your website’s sitemap has errors',
  },
} satisfies FindingTextsOf;
