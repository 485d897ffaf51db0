import type { QuotingTexts } from '../../../engine/content.ts';

/** Clauses that quote what the analysis found. */
export const quoting: QuotingTexts = {
  title: {
    fail: 'Ihr Seitentitel {quote} sagt nichts über Sie',
    warn: 'Ihr Seitentitel {quote} ist für Suchmaschinen nicht ideal',
    pass: 'Ihr Seitentitel {quote} ist gut für Suchmaschinen geeignet',
  },
  h1: { pass: 'Ihre Startseite hat mit {quote} eine klare Hauptüberschrift' },
  'call-to-action': {
    warn: 'als nächsten Schritt bietet Ihre Website nur {quote} an',
    pass: 'Ihre Website zeigt Besuchern mit {quote} klar den nächsten Schritt',
  },
};
