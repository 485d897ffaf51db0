import type { QuotingTexts } from '../../../engine/content.ts';

/** Clauses that quote what the analysis found. */
export const quoting: QuotingTexts = {
  title: {
    fail: 'Ihr Seitentitel {quote} sagt nichts über Sie',
    warn: 'Ihr Seitentitel {quote} ist für Suchmaschinen nicht ideal',
  },
  'call-to-action': {
    warn: 'als nächsten Schritt bietet Ihre Website nur {quote} an',
  },
};
