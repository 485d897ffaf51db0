import type { FindingTextsOf } from '../../../engine/content.ts';

export const message = {
  title: {
    fail: 'your homepage has no meaningful page title',
    warn: 'your page title doesn’t work well in search results',
  },
  description: {
    fail: 'your homepage has no description for search engines',
    warn: 'your homepage description isn’t the right length for search results',
  },
  h1: {
    fail: 'your homepage has no main heading',
    warn: 'your homepage has no clear main heading',
  },
  'value-proposition': {
    fail: 'the top of your website doesn’t say what customers get from you',
    warn: 'the top of your website only hints at what customers get from you',
  },
  audience: {
    fail: 'your website doesn’t say who you serve',
    warn: 'your website only hints at who you serve',
  },
  'text-depth': {
    fail: 'your homepage doesn’t answer buyers’ questions',
    warn: 'your homepage answers only some of your buyers’ questions',
  },
  readability: {
    fail: 'the sentences on your homepage are very long',
    warn: 'the sentences on your homepage are fairly long',
  },
  'customer-focus': {
    fail: 'your homepage talks mostly about you',
    warn: 'your homepage talks more about you than about your customers',
  },
} satisfies FindingTextsOf;
