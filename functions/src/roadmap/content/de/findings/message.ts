import type { FindingTextsOf } from '../../../engine/content.ts';

export const message = {
  title: {
    fail: 'Ihrer Startseite fehlt ein aussagekräftiger Seitentitel',
    warn: 'Ihr Seitentitel verschenkt Platz in den Suchergebnissen',
    pass: 'Ihr Seitentitel nutzt seinen Platz in den Suchergebnissen gut',
  },
  description: {
    fail: 'Suchmaschinen finden keine Beschreibung Ihrer Startseite',
    warn: 'Ihre Beschreibung hat für die Suchergebnisse nicht die richtige Länge',
    pass: 'Ihre Startseite hat eine gute Beschreibung für Suchmaschinen',
  },
  h1: {
    fail: 'Ihrer Startseite fehlt eine Hauptüberschrift',
    warn: 'die Hauptüberschrift Ihrer Startseite ist nicht eindeutig',
    pass: 'Ihre Startseite hat eine klare Hauptüberschrift',
  },
  'value-proposition': {
    fail: 'die ersten Sätze Ihrer Website nennen keinen Nutzen',
    warn: 'die ersten Sätze Ihrer Website deuten den Nutzen nur an',
    pass: 'Ihre Website nennt den Nutzen gleich in den ersten Sätzen',
  },
  audience: {
    fail: 'Ihre Website sagt nicht, für wen Sie arbeiten',
    warn: 'Ihre Website deutet nur an, für wen Sie arbeiten',
    pass: 'Ihre Website sagt, für wen Sie arbeiten',
  },
  'text-depth': {
    fail: 'Ihre Startseite lässt die Fragen von Entscheidern offen',
    warn: 'Ihre Startseite beantwortet nur einen Teil der Fragen von Entscheidern',
    pass: 'Ihre Startseite gibt Entscheidern genug zu lesen',
  },
  readability: {
    fail: 'die Sätze auf Ihrer Startseite sind sehr lang',
    warn: 'die Sätze auf Ihrer Startseite sind recht lang',
    pass: 'Ihre Startseite liest sich leicht',
  },
  'customer-focus': {
    fail: 'Ihre Startseite spricht vor allem von Ihnen selbst',
    warn: 'Ihre Startseite spricht mehr von Ihnen als von den Kunden',
    pass: 'Ihre Startseite spricht die Kunden an',
  },
} satisfies FindingTextsOf;
