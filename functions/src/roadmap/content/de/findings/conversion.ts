import type { FindingTextsOf } from '../../../engine/content.ts';

export const conversion = {
  'call-to-action': {
    fail: 'Ihre Website fordert Besucher zu nichts auf',
    warn: 'Ihre Website fordert nur vage zum nächsten Schritt auf',
    pass: 'Ihre Website fordert klar zum nächsten Schritt auf',
  },
  'call-to-action-early': {
    fail: 'ganz oben auf Ihrer Startseite fehlt der nächste Schritt',
    warn: 'der nächste Schritt kommt auf Ihrer Startseite spät',
    pass: 'Ihre Startseite bietet den nächsten Schritt gleich oben an',
  },
  booking: {
    fail: 'auf Ihrer Website lässt sich kein Termin buchen',
    warn: 'ein Termin lässt sich auf Ihrer Website nur auf Umwegen buchen',
    pass: 'auf Ihrer Website lässt sich ein Termin buchen',
  },
  'contact-form': {
    fail: 'Ihrer Website fehlt ein Kontaktformular',
    warn: 'auf Ihrer Startseite steht kein Kontaktformular, nur ein Link',
    pass: 'Ihre Website hat ein Kontaktformular',
  },
  'form-length': {
    fail: 'Ihr Formular fragt beim ersten Kontakt viel zu viel ab',
    warn: 'Ihr Formular fragt mehr ab, als ein erster Kontakt braucht',
    pass: 'Ihr Formular fragt nur ab, was ein erster Kontakt braucht',
  },
  email: {
    fail: 'Ihre Website zeigt keine E-Mail-Adresse',
    warn: 'Ihre E-Mail-Adresse lässt sich nicht anklicken',
    pass: 'Ihre Website zeigt eine E-Mail-Adresse',
  },
  phone: {
    fail: 'Ihre Website zeigt keine Telefonnummer',
    warn: 'Ihre Telefonnummer lässt sich nicht antippen',
    pass: 'Ihre Website zeigt eine Telefonnummer',
  },
  pricing: {
    fail: 'Ihre Website sagt nichts über Preise',
    warn: 'Ihre Website deutet Preise nur an',
    pass: 'Ihre Website spricht offen über Preise',
  },
} satisfies FindingTextsOf;
