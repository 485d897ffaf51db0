import type { FindingTextsOf } from '../../../engine/content.ts';

export const message = {
  title: {
    fail: 'your homepage has no meaningful page title',
    warn: 'your page title doesn’t work well in search results',
    pass: 'your page title works well in search results',
  },
  description: {
    fail: 'your homepage has no description for search engines',
    warn: 'your homepage description is too short or too long for search results',
    pass: 'your homepage has a good description for search engines',
  },
  h1: {
    fail: 'your homepage has no main heading',
    warn: 'your homepage has no clear main heading',
    pass: 'your homepage has one clear main heading',
  },
  'value-proposition': {
    fail: 'the top of your website doesn’t say what customers get from you',
    warn: 'the top of your website only hints at what customers get from you',
    pass: 'the top of your website says what customers get from you',
  },
  audience: {
    fail: 'your website doesn’t say who you serve',
    warn: 'your website only hints at who you serve',
    pass: 'your website says who you serve',
  },
  'text-depth': {
    fail: 'your homepage doesn’t answer buyers’ questions',
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
    warn: 'your homepage talks more about you than about your customers',
    pass: 'your homepage speaks to your customers',
  },
} satisfies FindingTextsOf;
