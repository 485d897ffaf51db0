import type { FindingTexts } from '../../../finding-texts.ts';

export const message = {
  title: {
    title: 'Page title',
    explanation:
      'The title is the headline of your search result and the label on the browser tab. It helps people decide whether to click.',
    recommendation:
      'Say what you offer and for whom in 15 to 70 characters, with your company name at the end.',
    action: 'Give the homepage a page title that names your offer',
  },
  description: {
    title: 'Description for search results',
    explanation:
      'Search engines often show this text below your title. Without it, they pick a passage themselves.',
    recommendation:
      'Add a description of 50 to 200 characters: who you help, with what, and what to do next.',
    action: 'Write the description that search results show',
  },
  h1: {
    title: 'Main heading',
    explanation: 'Visitors read the main heading first. It tells them whether they’re in the right place.',
    recommendation: 'Use exactly one main heading that names your offer in a short sentence.',
    action: 'Give the homepage one clear main heading',
  },
  'value-proposition': {
    title: 'Benefit up front',
    explanation:
      'A new contact gives your page a few seconds. What they gain from working with you belongs at the top.',
    recommendation:
      'Say at the top, in one concrete sentence, what you offer, for whom, and what they gain from it.',
    action: 'Name the benefit in the first sentences',
  },
  audience: {
    title: 'Target group named',
    explanation: 'People respond when they recognize themselves. A page for everyone speaks to no one.',
    recommendation: 'Name your target group on the homepage: industry, company size, or role.',
    action: 'Say on the homepage who you serve',
  },
  'text-depth': {
    title: 'Enough to read',
    explanation:
      'Decision-makers compare providers. A page with very little text leaves their questions unanswered and gives search engines little to show.',
    recommendation: 'Answer your customers’ five most common questions on the homepage, in about 250 words.',
    action: 'Answer your buyers’ questions on the homepage',
  },
  readability: {
    title: 'Easy to read',
    explanation: 'Long sentences lose readers, especially on phones.',
    recommendation:
      'Aim for an average of 18 words or fewer per sentence, and split every sentence over 25 words.',
    action: 'Shorten the longest sentences on the homepage',
  },
  'customer-focus': {
    title: 'Speaks to the customer',
    explanation:
      'Pages that talk mostly about “we” and “us” leave visitors searching for what’s in it for them.',
    recommendation: 'Turn sentences about yourself into sentences about your customer: “you” before “we.”',
    action: 'Rewrite the homepage from “we” to “you”',
  },
} as const satisfies FindingTexts<'message'>;
