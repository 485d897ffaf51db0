import type { FindingId } from '../../../../src/contract/finding-ids.ts';
import type { FindingWords } from './finding-words.ts';

export const conversion = {
  'call-to-action': {
    en: {
      fail: 'your website does not ask visitors to do anything',
      warn: 'your website asks for the next step only vaguely',
      pass: 'your website asks clearly for the next step',
    },
    de: {
      fail: 'Ihre Website fordert Besucher zu nichts auf',
      warn: 'Ihre Website fordert nur vage zum nächsten Schritt auf',
      pass: 'Ihre Website fordert klar zum nächsten Schritt auf',
    },
  },
  'call-to-action-early': {
    en: {
      fail: 'the top of your homepage offers no next step',
      warn: 'the next step comes late on your homepage',
      pass: 'your homepage offers the next step right at the top',
    },
    de: {
      fail: 'ganz oben auf Ihrer Startseite fehlt der nächste Schritt',
      warn: 'der nächste Schritt kommt auf Ihrer Startseite spät',
      pass: 'Ihre Startseite bietet den nächsten Schritt gleich oben an',
    },
  },
  booking: {
    en: {
      fail: 'nobody can book a meeting on your website',
      warn: 'a meeting can be booked on your website only in a roundabout way',
      pass: 'visitors can book a meeting on your website',
    },
    de: {
      fail: 'auf Ihrer Website lässt sich kein Termin buchen',
      warn: 'ein Termin lässt sich auf Ihrer Website nur auf Umwegen buchen',
      pass: 'auf Ihrer Website lässt sich ein Termin buchen',
    },
  },
  'contact-form': {
    en: {
      fail: 'your website has no contact form',
      warn: 'your homepage has no contact form, only a link',
      pass: 'your website has a contact form',
    },
    de: {
      fail: 'Ihrer Website fehlt ein Kontaktformular',
      warn: 'auf Ihrer Startseite steht kein Kontaktformular, nur ein Link',
      pass: 'Ihre Website hat ein Kontaktformular',
    },
  },
  'form-length': {
    en: {
      fail: 'your form asks for far too much at the first contact',
      warn: 'your form asks for more than a first contact needs',
      pass: 'your form asks only for what a first contact needs',
    },
    de: {
      fail: 'Ihr Formular fragt beim ersten Kontakt viel zu viel ab',
      warn: 'Ihr Formular fragt mehr ab, als ein erster Kontakt braucht',
      pass: 'Ihr Formular fragt nur ab, was ein erster Kontakt braucht',
    },
  },
  email: {
    en: {
      fail: 'your website shows no email address',
      warn: 'your email address cannot simply be clicked',
      pass: 'your website shows an email address',
    },
    de: {
      fail: 'Ihre Website zeigt keine E-Mail-Adresse',
      warn: 'Ihre E-Mail-Adresse lässt sich nicht einfach anklicken',
      pass: 'Ihre Website zeigt eine E-Mail-Adresse',
    },
  },
  phone: {
    en: {
      fail: 'your website shows no phone number',
      warn: 'your phone number cannot simply be tapped',
      pass: 'your website shows a phone number',
    },
    de: {
      fail: 'Ihre Website zeigt keine Telefonnummer',
      warn: 'Ihre Telefonnummer lässt sich nicht einfach antippen',
      pass: 'Ihre Website zeigt eine Telefonnummer',
    },
  },
  pricing: {
    en: {
      fail: 'your website says nothing about prices',
      warn: 'your website only hints at your prices',
      pass: 'your website speaks about prices',
    },
    de: {
      fail: 'Ihre Website sagt nichts über Preise',
      warn: 'Ihre Website deutet Preise nur an',
      pass: 'Ihre Website spricht offen über Preise',
    },
  },
} satisfies Partial<Record<FindingId, FindingWords>>;
