import type { FindingTextsOf } from '../../../engine/content.ts';

export const trust = {
  imprint: {
    fail: 'auf Ihrer Website ist kein Impressum zu finden',
    warn: 'Ihr Impressum ist schwer zu finden',
    pass: 'Ihr Impressum ist leicht zu finden',
  },
  privacy: {
    fail: 'auf Ihrer Website ist keine Datenschutzerklärung zu sehen',
    warn: 'Ihre Datenschutzerklärung ist schwer zu finden',
    pass: 'Ihre Datenschutzerklärung ist leicht zu finden',
  },
  testimonials: {
    fail: 'auf Ihrer Website kommt kein Kunde zu Wort',
    warn: 'die Kundenstimmen auf Ihrer Website bleiben vage',
    pass: 'auf Ihrer Website kommen Kunden zu Wort',
  },
  references: {
    fail: 'Ihre Website zeigt keine Referenzen',
    warn: 'Ihre Website erwähnt Referenzen nur am Rande',
    pass: 'Ihre Website zeigt Referenzen',
  },
  numbers: {
    fail: 'Ihre Website belegt keines ihrer Versprechen mit Zahlen',
    warn: 'Ihre Website belegt nur wenige ihrer Versprechen mit Zahlen',
    pass: 'Ihre Website belegt ihre Versprechen mit Zahlen',
  },
  'social-profiles': {
    fail: 'Ihre Website verweist auf kein berufliches Profil',
    warn: 'Ihre Website verweist kaum auf Profile, die Geschäftskontakte ansehen',
    pass: 'Ihre Website verweist auf Ihre Profile',
  },
  about: {
    fail: 'Ihre Website zeigt nicht, wer Sie sind',
    warn: 'Ihre Website sagt wenig über die Menschen dahinter',
    pass: 'Ihre Website zeigt die Menschen dahinter',
  },
  'postal-address': {
    fail: 'Ihre Website zeigt keine Postanschrift',
    warn: 'die Anschrift auf Ihrer Website ist unvollständig',
    pass: 'Ihre Website zeigt Ihre vollständige Anschrift',
  },
} satisfies FindingTextsOf;
