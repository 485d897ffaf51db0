/** The lists of articles and cases. */
export const entries = {
  articles: {
    title: 'Articles',
    lead: 'What our check shows, and what you can do with it.',
  },
  cases: {
    title: 'Case studies',
    lead: 'What customers set out to do, and what came of it.',
  },
  feed: 'RSS feed',
} as const;
