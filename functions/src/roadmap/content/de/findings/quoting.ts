import type { QuotingTexts } from '../../../engine/content.ts';

/** Clauses that quote what the analysis found. */
export const quoting: QuotingTexts = {
  title: {
    fail: 'Ihr Seitentitel {quote} sagt nichts über Sie',
    warn: 'Ihr Seitentitel {quote} verschenkt Platz in den Suchergebnissen',
    pass: 'Ihr Seitentitel {quote} nutzt seinen Platz in den Suchergebnissen gut',
  },
  h1: { pass: 'Ihre Startseite hat mit {quote} eine klare Hauptüberschrift' },
  'call-to-action': {
    warn: 'Ihre Website bietet als nächsten Schritt nur {quote}',
    pass: 'Ihre Website fordert mit {quote} klar zum nächsten Schritt auf',
  },
};
