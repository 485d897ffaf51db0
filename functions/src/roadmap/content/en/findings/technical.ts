import type { FindingTextsOf } from '../../../engine/content.ts';

export const technical = {
  https: {
    fail: 'browsers flag your website as not secure',
    warn: 'the encryption on your website has gaps',
  },
  viewport: {
    fail: 'your website isn’t built for phones',
    warn: 'your website is only partly built for phones',
  },
  'html-weight': {
    fail: 'your homepage has far too much code to load',
    warn: 'your homepage has a lot of code to load',
  },
  'render-blocking': {
    fail: 'your homepage loads many files before anything appears',
    warn: 'your homepage loads several files before anything appears',
  },
  'tracker-consent': {
    fail: 'your website loads tracking services without a visible consent banner',
    warn: 'your website may load tracking services before asking for consent',
  },
} satisfies FindingTextsOf;
