import type { FindingTextsOf } from '../../../engine/content.ts';

export const trust = {
  imprint: {
    fail: 'your website doesn’t say which company runs it',
    warn: 'your company details are hard to find',
  },
  privacy: {
    fail: 'your website has no visible privacy policy',
    warn: 'your privacy policy is hard to find',
  },
  testimonials: {
    fail: 'your website has no customer quotes',
    warn: 'your website mentions happy customers without quoting them',
  },
  references: {
    fail: 'your website doesn’t name any customers',
    warn: 'your website barely mentions your customers',
  },
  numbers: {
    fail: 'your website has no numbers to back up its promises',
    warn: 'your website has few numbers to back up its promises',
  },
  'social-profiles': {
    fail: 'your website doesn’t link to a professional profile',
    warn: 'your website hardly mentions your professional profiles',
  },
  about: {
    fail: 'your website doesn’t show who you are',
    warn: 'your website says little about the people behind it',
  },
  'postal-address': {
    fail: 'your website doesn’t show a mailing address',
    warn: 'the address on your website is incomplete',
  },
} satisfies FindingTextsOf;
