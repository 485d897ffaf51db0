import type { FindingTextsOf } from '../../../engine/content.ts';

export const conversion = {
  'call-to-action': {
    fail: 'Ihre Website sagt Besuchern nicht, was sie als Nächstes tun sollen',
    warn: 'auf Ihrer Website bleibt unklar, was Besucher als Nächstes tun sollen',
  },
  'call-to-action-early': {
    fail: 'oben auf Ihrer Startseite steht nicht, was Besucher als Nächstes tun sollen',
    warn: 'auf Ihrer Startseite steht erst spät, was Besucher als Nächstes tun sollen',
  },
  booking: {
    fail: 'auf Ihrer Website kann man keinen Termin buchen',
    warn: 'auf Ihrer Website kann man einen Termin nur über Umwege buchen',
  },
  'contact-form': {
    fail: 'auf Ihrer Website gibt es kein Kontaktformular',
    warn: 'auf Ihrer Startseite steht kein Kontaktformular, nur ein Link',
  },
  'form-length': {
    fail: 'Ihr Formular fragt viel zu viel ab',
    warn: 'Ihr Formular fragt mehr ab, als für eine erste Anfrage nötig ist',
  },
  email: {
    fail: 'auf Ihrer Website steht keine E-Mail-Adresse',
    warn: 'Ihre E-Mail-Adresse lässt sich nicht anklicken',
  },
  phone: {
    fail: 'auf Ihrer Website steht keine Telefonnummer',
    warn: 'Ihre Telefonnummer lässt sich auf dem Handy nicht antippen',
  },
  pricing: {
    fail: 'auf Ihrer Website steht nichts über Preise',
    warn: 'Ihre Website deutet Preise nur an',
  },
} satisfies FindingTextsOf;
