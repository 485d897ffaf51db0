import type { FindingTextsOf } from '../../../engine/content.ts';

export const trust = {
  imprint: {
    fail: 'your website doesn’t say which company is behind it',
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
    warn: 'the customer quotes on your website stay vague',
    pass: 'your website has customer quotes',
  },
  references: {
    fail: 'your website names no customers',
    warn: 'your website barely mentions its customers',
    pass: 'your website already names customers',
  },
  numbers: {
    fail: 'your website backs up none of its promises with numbers',
    warn: 'your website backs up few of its promises with numbers',
    pass: 'your website backs up its promises with numbers',
  },
  'social-profiles': {
    fail: 'your website links to no professional profile',
    warn: 'your website links to few profiles that business contacts check',
    pass: 'your website links to your profiles',
  },
  about: {
    fail: 'your website doesn’t show who you are',
    warn: 'your website says little about the people behind it',
    pass: 'your website shows the people behind it',
  },
  'postal-address': {
    fail: 'your website shows no mailing address',
    warn: 'the address on your website is incomplete',
    pass: 'your website shows your full address',
  },
} satisfies FindingTextsOf;
