import type { FindingTextsOf } from '../../../engine/content.ts';

export const trust = {
  imprint: {
    fail: 'your website doesn’t say which company runs it',
    warn: 'your company details are hard to find',
    pass: 'your company details are easy to find',
  },
  privacy: {
    fail: 'your website has no visible privacy policy',
    warn: 'your privacy policy is hard to find',
    pass: 'your privacy policy is easy to find',
  },
  testimonials: {
    fail: 'your website has no customer quotes',
    warn: 'your website mentions happy customers without quoting them',
    pass: 'your website has customer quotes',
  },
  references: {
    fail: 'your website doesn’t name any customers',
    warn: 'your website barely mentions your customers',
    pass: 'your website already names customers',
  },
  numbers: {
    fail: 'your website has no numbers to back up its promises',
    warn: 'your website has few numbers to back up its promises',
    pass: 'your website backs up its promises with numbers',
  },
  'social-profiles': {
    fail: 'your website doesn’t link to a professional profile',
    warn: 'your website barely points to your professional profiles',
    pass: 'your website links to your professional profiles',
  },
  about: {
    fail: 'your website doesn’t show who you are',
    warn: 'your website says little about the people behind it',
    pass: 'your website shows the people behind it',
  },
  'postal-address': {
    fail: 'your website doesn’t show a mailing address',
    warn: 'the address on your website is incomplete',
    pass: 'your website shows your full address',
  },
} satisfies FindingTextsOf;
