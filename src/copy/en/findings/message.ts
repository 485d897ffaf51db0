export const message = {
  title: {
    title: 'Page title',
    explanation:
      'The title is the headline of your search result and the name of the browser tab. It decides whether someone clicks.',
    recommendation:
      'Write what you offer and for whom in about 30 to 60 characters, and put your company name at the end.',
  },
  description: {
    title: 'Description for search results',
    explanation:
      'Search engines often show this text below your title. Without it, they pick a passage at random.',
    recommendation:
      'Add a description of 70 to 160 characters: who you help, with what, and what the next step is.',
  },
  h1: {
    title: 'Main heading',
    explanation:
      'The main heading is the first thing visitors read. It tells them whether they are in the right place.',
    recommendation: 'Use exactly one main heading that names your offer in a short sentence.',
  },
  'value-proposition': {
    title: 'Promise in the first sentences',
    explanation:
      'A new contact gives your page a few seconds. What they gain from working with you has to stand at the top.',
    recommendation:
      'Replace greetings and slogans with one concrete sentence: the result you deliver, for whom, and how quickly.',
  },
  audience: {
    title: 'Target group named',
    explanation: 'People respond when they recognise themselves. A page for everyone speaks to nobody.',
    recommendation: 'Name your target group on the home page: industry, company size or role.',
  },
  'text-depth': {
    title: 'Enough to read',
    explanation:
      'Decision-makers compare. A page with very little text leaves their questions open, and search engines find little to show.',
    recommendation:
      'Answer the five most common questions of your customers on the home page, in at least 250 words.',
  },
  readability: {
    title: 'Easy to read',
    explanation: 'Long sentences cost attention, above all on a phone.',
    recommendation: 'Aim at 15 words per sentence on average and split every sentence of more than 25 words.',
  },
  'customer-focus': {
    title: 'Speaks to the customer',
    explanation: 'Pages that talk mainly about “we” and “us” make visitors look for their own benefit.',
    recommendation: 'Turn sentences about yourself into sentences about your customer: “you” before “we”.',
  },
} as const;
