import type { QuotingTexts } from '../../../engine/content.ts';

/** Clauses that quote what the analysis found. */
export const quoting: QuotingTexts = {
  title: {
    fail: 'your page title {quote} says nothing about you',
    warn: 'your page title {quote} wastes its space in the search results',
    pass: 'your page title {quote} makes good use of its space in the search results',
  },
  h1: { pass: 'your homepage has one clear main heading, {quote}' },
  'call-to-action': {
    warn: 'the only next step your website offers is {quote}',
    pass: 'your website asks clearly for the next step with {quote}',
  },
};
