import type { FindingTextsOf } from '../../../engine/content.ts';

export const message = {
  title: {
    fail: 'your homepage has no meaningful page title',
    warn: 'your page title wastes its space in the search results',
    pass: 'your page title makes good use of its space in the search results',
  },
  description: {
    fail: 'search engines find no description of your homepage',
    warn: 'your description doesn’t fit its space in the search results',
    pass: 'your homepage describes itself well to search engines',
  },
  h1: {
    fail: 'your homepage has no main heading',
    warn: 'your homepage has no clear main heading',
    pass: 'your homepage has one clear main heading',
  },
  'value-proposition': {
    fail: 'the first sentences on your website name no benefit',
    warn: 'the first sentences on your website only hint at the benefit',
    pass: 'your website names the benefit in its first sentences',
  },
  audience: {
    fail: 'your website doesn’t say who you serve',
    warn: 'your website only hints at who you serve',
    pass: 'your website says who you serve',
  },
  'text-depth': {
    fail: 'your homepage leaves buyers’ questions unanswered',
    warn: 'your homepage answers only some of your buyers’ questions',
    pass: 'your homepage already answers buyers’ questions',
  },
  readability: {
    fail: 'the sentences on your homepage are very long',
    warn: 'the sentences on your homepage are fairly long',
    pass: 'your homepage is easy to read',
  },
  'customer-focus': {
    fail: 'your homepage talks mostly about you',
    warn: 'your homepage talks more about you than about the customer',
    pass: 'your homepage speaks to the customer',
  },
} satisfies FindingTextsOf;
