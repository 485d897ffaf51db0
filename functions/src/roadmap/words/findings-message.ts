import type { FindingId } from '../../../../src/contract/finding-ids.ts';
import type { FindingWords } from './finding-words.ts';

export const message = {
  title: {
    en: {
      fail: 'your homepage has no page title that says anything',
      warn: 'your page title gives away space in the search results',
      pass: 'your page title makes good use of its space in the search results',
    },
    de: {
      fail: 'Ihrer Startseite fehlt ein aussagekräftiger Seitentitel',
      warn: 'Ihr Seitentitel verschenkt Platz in den Suchergebnissen',
      pass: 'Ihr Seitentitel nutzt seinen Platz in den Suchergebnissen gut',
    },
  },
  description: {
    en: {
      fail: 'search engines find no description of your homepage',
      warn: 'your description for search results does not fit its space',
      pass: 'your homepage describes itself well to search engines',
    },
    de: {
      fail: 'Suchmaschinen finden keine Beschreibung Ihrer Startseite',
      warn: 'Ihre Beschreibung für Suchergebnisse passt nicht in den Platz, den sie dort hat',
      pass: 'Ihre Startseite beschreibt sich Suchmaschinen gut',
    },
  },
  h1: {
    en: {
      fail: 'your homepage has no main heading',
      warn: 'the main heading of your homepage is not clear',
      pass: 'your homepage has one clear main heading',
    },
    de: {
      fail: 'Ihrer Startseite fehlt eine Hauptüberschrift',
      warn: 'die Hauptüberschrift Ihrer Startseite ist nicht eindeutig',
      pass: 'Ihre Startseite hat eine klare Hauptüberschrift',
    },
  },
  'value-proposition': {
    en: {
      fail: 'the first sentences of your website name no benefit',
      warn: 'the first sentences of your website only hint at the benefit',
      pass: 'your website names the benefit in its first sentences',
    },
    de: {
      fail: 'die ersten Sätze Ihrer Website nennen keinen Nutzen',
      warn: 'die ersten Sätze Ihrer Website deuten den Nutzen nur an',
      pass: 'Ihre Website nennt den Nutzen gleich in den ersten Sätzen',
    },
  },
  audience: {
    en: {
      fail: 'your website does not say whom you work for',
      warn: 'your website only hints at whom you work for',
      pass: 'your website says whom you work for',
    },
    de: {
      fail: 'Ihre Website sagt nicht, für wen Sie arbeiten',
      warn: 'Ihre Website deutet nur an, für wen Sie arbeiten',
      pass: 'Ihre Website sagt, für wen Sie arbeiten',
    },
  },
  'text-depth': {
    en: {
      fail: 'your homepage leaves the questions of buyers open',
      warn: 'your homepage answers only some of the questions buyers have',
      pass: 'your homepage gives buyers enough to read',
    },
    de: {
      fail: 'Ihre Startseite lässt die Fragen von Entscheidern offen',
      warn: 'Ihre Startseite beantwortet nur einen Teil der Fragen von Entscheidern',
      pass: 'Ihre Startseite gibt Entscheidern genug zu lesen',
    },
  },
  readability: {
    en: {
      fail: 'the sentences on your homepage are very long',
      warn: 'the sentences on your homepage are rather long',
      pass: 'your homepage is easy to read',
    },
    de: {
      fail: 'die Sätze auf Ihrer Startseite sind sehr lang',
      warn: 'die Sätze auf Ihrer Startseite sind recht lang',
      pass: 'Ihre Startseite liest sich leicht',
    },
  },
  'customer-focus': {
    en: {
      fail: 'your homepage speaks mostly about yourselves',
      warn: 'your homepage speaks more about yourselves than about the customer',
      pass: 'your homepage speaks to the customer',
    },
    de: {
      fail: 'Ihre Startseite spricht vor allem von Ihnen selbst',
      warn: 'Ihre Startseite spricht mehr von Ihnen als von den Kunden',
      pass: 'Ihre Startseite spricht die Kunden an',
    },
  },
} satisfies Partial<Record<FindingId, FindingWords>>;
