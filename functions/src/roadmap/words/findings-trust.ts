import type { FindingId } from '../../../../src/contract/finding-ids.ts';
import type { FindingWords } from './finding-words.ts';

export const trust = {
  imprint: {
    en: {
      fail: 'your website does not say which company stands behind it',
      warn: 'your company details are hard to find',
      pass: 'your company details are easy to find',
    },
    de: {
      fail: 'auf Ihrer Website ist kein Impressum zu finden',
      warn: 'Ihr Impressum ist schwer zu finden',
      pass: 'Ihr Impressum ist leicht zu finden',
    },
  },
  privacy: {
    en: {
      fail: 'your website has no visible privacy notice',
      warn: 'your privacy notice is hard to find',
      pass: 'your privacy notice is easy to find',
    },
    de: {
      fail: 'auf Ihrer Website ist keine Datenschutzerklärung zu sehen',
      warn: 'Ihre Datenschutzerklärung ist schwer zu finden',
      pass: 'Ihre Datenschutzerklärung ist leicht zu finden',
    },
  },
  testimonials: {
    en: {
      fail: 'no customer has a say on your website',
      warn: 'the customer voices on your website stay vague',
      pass: 'customers speak for you on your website',
    },
    de: {
      fail: 'auf Ihrer Website kommt kein Kunde zu Wort',
      warn: 'die Kundenstimmen auf Ihrer Website bleiben vage',
      pass: 'auf Ihrer Website kommen Kunden zu Wort',
    },
  },
  references: {
    en: {
      fail: 'your website shows no references',
      warn: 'your website only touches on its references',
      pass: 'your website shows references',
    },
    de: {
      fail: 'Ihre Website zeigt keine Referenzen',
      warn: 'Ihre Website streift ihre Referenzen nur',
      pass: 'Ihre Website zeigt Referenzen',
    },
  },
  numbers: {
    en: {
      fail: 'your website backs its promises with no figure',
      warn: 'your website backs few of its promises with figures',
      pass: 'your website backs its promises with figures',
    },
    de: {
      fail: 'Ihre Website belegt ihre Versprechen mit keiner Zahl',
      warn: 'Ihre Website belegt nur wenige ihrer Versprechen mit Zahlen',
      pass: 'Ihre Website belegt ihre Versprechen mit Zahlen',
    },
  },
  'social-profiles': {
    en: {
      fail: 'your website links to no professional profile',
      warn: 'your website links to few profiles that business contacts look at',
      pass: 'your website links to your profiles',
    },
    de: {
      fail: 'Ihre Website verweist auf kein berufliches Profil',
      warn: 'Ihre Website verweist kaum auf Profile, die Geschäftskontakte ansehen',
      pass: 'Ihre Website verweist auf Ihre Profile',
    },
  },
  about: {
    en: {
      fail: 'your website does not show who you are',
      warn: 'your website says little about the people behind it',
      pass: 'your website shows the people behind it',
    },
    de: {
      fail: 'Ihre Website zeigt nicht, wer Sie sind',
      warn: 'Ihre Website sagt wenig über die Menschen dahinter',
      pass: 'Ihre Website zeigt die Menschen dahinter',
    },
  },
  'postal-address': {
    en: {
      fail: 'your website shows no postal address',
      warn: 'the address on your website is incomplete',
      pass: 'your website shows your full address',
    },
    de: {
      fail: 'Ihre Website zeigt keine Postanschrift',
      warn: 'die Anschrift auf Ihrer Website ist unvollständig',
      pass: 'Ihre Website zeigt Ihre vollständige Anschrift',
    },
  },
} satisfies Partial<Record<FindingId, FindingWords>>;
