import type { QuotingTexts } from '../../../engine/content.ts';

/** Clauses that quote what the analysis found. */
export const quoting: QuotingTexts = {
  title: {
    fail: 'your page title {quote} says nothing about you',
    warn: 'your page title {quote} doesn’t work well in search results',
  },
  'call-to-action': {
    warn: 'the only next step your website offers is {quote}',
  },
};
