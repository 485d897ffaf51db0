import type { FindingId } from '../../../../src/contract/finding-ids.ts';
import type { QuotingWords } from './finding-words.ts';

/** Clauses that quote what the analysis found. Only checks whose evidence is a short text of the page are here. */
export const quoting = {
  title: {
    en: {
      fail: 'your page title {quote} says nothing about you',
      warn: 'your page title {quote} gives away space in the search results',
      pass: 'your page title {quote} makes good use of its space in the search results',
    },
    de: {
      fail: 'Ihr Seitentitel {quote} sagt nichts über Sie',
      warn: 'Ihr Seitentitel {quote} verschenkt Platz in den Suchergebnissen',
      pass: 'Ihr Seitentitel {quote} nutzt seinen Platz in den Suchergebnissen gut',
    },
  },
  h1: {
    en: { pass: 'your homepage has one clear main heading, {quote}' },
    de: { pass: 'Ihre Startseite hat mit {quote} eine klare Hauptüberschrift' },
  },
  'call-to-action': {
    en: {
      warn: 'the only next step your website offers is {quote}',
      pass: 'your website asks clearly for the next step with {quote}',
    },
    de: {
      warn: 'Ihre Website bietet als nächsten Schritt nur {quote}',
      pass: 'Ihre Website fordert mit {quote} klar zum nächsten Schritt auf',
    },
  },
} satisfies Partial<Record<FindingId, QuotingWords>>;
