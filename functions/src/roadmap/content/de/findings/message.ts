import type { FindingTextsOf } from '../../../engine/content.ts';

export const message = {
  title: {
    fail: 'Ihrer Startseite fehlt ein aussagekräftiger Seitentitel',
    warn: 'Ihr Seitentitel ist für Suchmaschinen nicht ideal',
    pass: 'Ihr Seitentitel ist gut für Suchmaschinen geeignet',
  },
  description: {
    fail: 'Ihrer Startseite fehlt eine Beschreibung für Suchmaschinen',
    warn: 'die Beschreibung Ihrer Startseite hat für Suchmaschinen nicht die richtige Länge',
    pass: 'Ihre Startseite hat eine gute Beschreibung für Suchmaschinen',
  },
  h1: {
    fail: 'Ihrer Startseite fehlt eine Hauptüberschrift',
    warn: 'die Hauptüberschrift Ihrer Startseite ist nicht eindeutig',
    pass: 'Ihre Startseite hat eine klare Hauptüberschrift',
  },
  'value-proposition': {
    fail: 'Ihre Website sagt am Anfang nicht, was Kunden von Ihrem Angebot haben',
    warn: 'Ihre Website deutet am Anfang nur an, was Kunden von Ihrem Angebot haben',
    pass: 'Ihre Website sagt gleich am Anfang, was Kunden von Ihrem Angebot haben',
  },
  audience: {
    fail: 'Ihre Website sagt nicht, für wen Sie arbeiten',
    warn: 'Ihre Website deutet nur an, für wen Sie arbeiten',
    pass: 'Ihre Website sagt, für wen Sie arbeiten',
  },
  'text-depth': {
    fail: 'auf Ihrer Startseite finden Kunden zu wenig Informationen',
    warn: 'auf Ihrer Startseite finden Kunden nur einen Teil der Informationen, die sie brauchen',
    pass: 'auf Ihrer Startseite finden Kunden genug Informationen',
  },
  readability: {
    fail: 'die Sätze auf Ihrer Startseite sind sehr lang',
    warn: 'die Sätze auf Ihrer Startseite sind recht lang',
    pass: 'Ihre Startseite liest sich leicht',
  },
  'customer-focus': {
    fail: 'auf Ihrer Startseite geht es vor allem um Sie selbst',
    warn: 'auf Ihrer Startseite geht es mehr um Sie als um Ihre Kunden',
    pass: 'Ihre Startseite spricht Ihre Kunden direkt an',
  },
} satisfies FindingTextsOf;
