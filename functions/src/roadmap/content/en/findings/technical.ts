import type { FindingTextsOf } from '../../../engine/content.ts';

export const technical = {
  https: {
    fail: 'browsers flag your website as not secure',
    warn: 'the encryption on your website has gaps',
    pass: 'your website is encrypted',
  },
  viewport: {
    fail: 'your website isn’t built for phones',
    warn: 'your website is only partly built for phones',
    pass: 'your website is built for phones',
  },
  'html-weight': {
    fail: 'the code of your homepage is very heavy',
    warn: 'the code of your homepage is fairly heavy',
    pass: 'the code of your homepage is lean',
  },
  'render-blocking': {
    fail: 'many files hold up your homepage before anything appears',
    warn: 'some files hold up your homepage before anything appears',
    pass: 'nothing holds up your homepage while it loads',
  },
  'tracker-consent': {
    fail: 'your website loads tracking services without a visible consent tool',
    warn: 'tracking services may load on your website before visitors are asked',
    pass: 'your website loads no tracking services without asking',
  },
} satisfies FindingTextsOf;
