import type { FindingTextsOf } from '../../../engine/content.ts';

export const message = {
  title: {
    fail: 'Ihrer Startseite fehlt ein aussagekräftiger Seitentitel',
    warn: 'Ihr Seitentitel ist für Suchmaschinen nicht ideal',
  },
  description: {
    fail: 'Ihrer Startseite fehlt eine Beschreibung für Suchmaschinen',
    warn: 'die Beschreibung Ihrer Startseite hat für Suchmaschinen nicht die richtige Länge',
  },
  h1: {
    fail: 'Ihrer Startseite fehlt eine Hauptüberschrift',
    warn: 'die Hauptüberschrift Ihrer Startseite ist nicht eindeutig',
  },
  'value-proposition': {
    fail: 'Ihre Website sagt am Anfang nicht, was Kunden von Ihrem Angebot haben',
    warn: 'Ihre Website deutet am Anfang nur an, was Kunden von Ihrem Angebot haben',
  },
  audience: {
    fail: 'Ihre Website sagt nicht, für wen Sie arbeiten',
    warn: 'auf Ihrer Website wird nicht klar, für wen Sie arbeiten',
  },
  'text-depth': {
    fail: 'auf Ihrer Startseite finden Kunden zu wenig Informationen',
    warn: 'auf Ihrer Startseite finden Kunden nur einen Teil der Informationen, die sie brauchen',
  },
  readability: {
    fail: 'die Sätze auf Ihrer Startseite sind sehr lang',
    warn: 'die Sätze auf Ihrer Startseite sind recht lang',
  },
  'customer-focus': {
    fail: 'auf Ihrer Startseite geht es vor allem um Sie selbst',
    warn: 'auf Ihrer Startseite geht es mehr um Sie als um Ihre Kunden',
  },
} satisfies FindingTextsOf;
