import type { FindingTexts } from '../../../finding-texts.ts';

export const message = {
  title: {
    title: 'Page title',
    explanation:
      'People see the title in search results and on the browser tab, and it helps them decide whether to click.',
    recommendation:
      'Write 15 to 70 characters that say what you offer and for whom, with your company name at the end.',
    action: 'Write a page title that says what you offer',
  },
  description: {
    title: 'Description for search results',
    explanation:
      'Search engines often show this text below your title, and if it’s missing, they pick something from the page.',
    recommendation:
      'Write 50 to 200 characters that say who you help, what you do for them, and what they should do next.',
    action: 'Write a description for search results',
  },
  h1: {
    title: 'Main heading',
    explanation: 'Visitors read the main heading first to see whether they’re in the right place.',
    recommendation: 'Use one main heading that says what you offer in a short sentence.',
    action: 'Give your homepage one clear main heading',
  },
  'value-proposition': {
    title: 'Clear benefit at the top',
    explanation: 'New visitors give your page only a few seconds before they decide whether to stay.',
    recommendation:
      'At the top of the page, say in one sentence what you offer, who it’s for, and how they’ll benefit.',
    action: 'Tell visitors right away how they’ll benefit',
  },
  audience: {
    title: 'Clear target group',
    explanation: 'People are more likely to respond when they can tell that your offer is for them.',
    recommendation:
      'Name your target group on your homepage, such as an industry, a company size, or a role.',
    action: 'Say on your homepage who you serve',
  },
  'text-depth': {
    title: 'Enough text',
    explanation:
      'If there’s very little text, buyers can’t find the answers they need and search engines have little to show.',
    recommendation:
      'Answer your customers’ five most common questions on your homepage, in about 250 words altogether.',
    action: 'Answer customers’ questions on your homepage',
  },
  readability: {
    title: 'Easy to read',
    explanation: 'Long sentences are hard to read, especially on a phone.',
    recommendation:
      'Keep your sentences to 18 words or fewer on average, and split any that have more than 25.',
    action: 'Shorten the longest sentences on your homepage',
  },
  'customer-focus': {
    title: 'Focus on the customer',
    explanation:
      'Visitors want to know what you can do for them, and a page that’s mostly about “us” doesn’t tell them.',
    recommendation:
      'Rewrite sentences about your company so that they’re about your customers, and say “you” more often than “we.”',
    action: 'Write more about your customers than about yourself',
  },
} as const satisfies FindingTexts<'message'>;
