import type { FindingTextsOf } from '../../../engine/content.ts';

export const conversion = {
  'call-to-action': {
    fail: 'Ihre Website sagt Besuchern nicht, was sie als Nächstes tun sollen',
    warn: 'auf Ihrer Website bleibt unklar, was Besucher als Nächstes tun sollen',
    pass: 'Ihre Website sagt Besuchern klar, was sie als Nächstes tun sollen',
  },
  'call-to-action-early': {
    fail: 'oben auf Ihrer Startseite steht nicht, was Besucher als Nächstes tun sollen',
    warn: 'auf Ihrer Startseite steht erst spät, was Besucher als Nächstes tun sollen',
    pass: 'auf Ihrer Startseite steht gleich oben, was Besucher als Nächstes tun sollen',
  },
  booking: {
    fail: 'auf Ihrer Website kann man keinen Termin buchen',
    warn: 'auf Ihrer Website kann man einen Termin nur über Umwege buchen',
    pass: 'auf Ihrer Website kann man einen Termin buchen',
  },
  'contact-form': {
    fail: 'auf Ihrer Website gibt es kein Kontaktformular',
    warn: 'auf Ihrer Startseite steht kein Kontaktformular, nur ein Link',
    pass: 'auf Ihrer Website gibt es ein Kontaktformular',
  },
  'form-length': {
    fail: 'Ihr Formular fragt viel zu viel ab',
    warn: 'Ihr Formular fragt mehr ab, als für eine erste Anfrage nötig ist',
    pass: 'Ihr Formular fragt nur das Nötigste ab',
  },
  email: {
    fail: 'auf Ihrer Website steht keine E-Mail-Adresse',
    warn: 'Ihre E-Mail-Adresse lässt sich nicht anklicken',
    pass: 'auf Ihrer Website steht eine E-Mail-Adresse',
  },
  phone: {
    fail: 'auf Ihrer Website steht keine Telefonnummer',
    warn: 'Ihre Telefonnummer lässt sich auf dem Handy nicht antippen',
    pass: 'auf Ihrer Website steht eine Telefonnummer',
  },
  pricing: {
    fail: 'auf Ihrer Website steht nichts über Preise',
    warn: 'Ihre Website deutet Preise nur an',
    pass: 'auf Ihrer Website stehen Angaben zu Preisen',
  },
} satisfies FindingTextsOf;
