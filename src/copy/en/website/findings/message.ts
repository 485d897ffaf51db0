import type { FindingTexts } from '../../../finding-texts.ts';

export const message: FindingTexts<'message'> = {
  title: {
    title: 'Page title',
    explanation:
      'People see the title in search results and on the browser tab, and it helps them decide whether to click.',
    recommendation:
      'Write 15 to 70 characters that say what you offer and for whom, with your company name at the end.',
    action: 'Write a page title that says what you offer',
  },
  'text-depth': {
    title: 'Enough text',
    explanation:
      'If there’s very little text, buyers can’t find the answers they need and search engines have little to show.',
    recommendation: 'Say on your homepage what you offer, for whom, and how people can reach you.',
    action: 'Say on your homepage what you offer',
  },
};
