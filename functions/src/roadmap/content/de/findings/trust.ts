import type { FindingTextsOf } from '../../../engine/content.ts';

export const trust = {
  imprint: {
    fail: 'auf Ihrer Website ist kein Impressum zu finden',
    warn: 'Ihr Impressum ist schwer zu finden',
  },
  privacy: {
    fail: 'auf Ihrer Website ist keine Datenschutzerklärung zu finden',
    warn: 'Ihre Datenschutzerklärung ist schwer zu finden',
  },
  testimonials: {
    fail: 'auf Ihrer Website kommt kein Kunde zu Wort',
    warn: 'auf Ihrer Website stehen noch keine überzeugenden Kundenstimmen',
  },
  references: {
    fail: 'auf Ihrer Website stehen keine Referenzen',
    warn: 'Ihre Website erwähnt Referenzen nur am Rande',
  },
  numbers: {
    fail: 'auf Ihrer Website stehen keine Zahlen, die Ihre Leistung belegen',
    warn: 'auf Ihrer Website stehen nur wenige Zahlen, die Ihre Leistung belegen',
  },
  'social-profiles': {
    fail: 'Ihre Website verlinkt kein berufliches Profil',
    warn: 'Ihre Website weist kaum auf Ihre beruflichen Profile hin',
  },
  about: {
    fail: 'auf Ihrer Website erfährt man nicht, wer Sie sind',
    warn: 'auf Ihrer Website erfährt man wenig über die Menschen dahinter',
  },
  'postal-address': {
    fail: 'auf Ihrer Website steht keine Anschrift',
    warn: 'die Anschrift auf Ihrer Website ist unvollständig',
  },
} satisfies FindingTextsOf;
