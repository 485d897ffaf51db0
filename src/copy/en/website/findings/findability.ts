import type { FindingTexts } from '../../../finding-texts.ts';

export const findability = {
  indexable: {
    title: 'Open to search engines',
    explanation: 'If the page tells search engines to stay away, nobody finds it there.',
    recommendation: 'Remove “noindex” from the page and from the server’s headers if you want to be found.',
    action: 'Let search engines back in',
  },
  'heading-order': {
    title: 'Heading order',
    explanation: 'Headings in the right order help search engines and screen readers follow your page.',
    recommendation: 'Use the levels in order without skipping any: first h1, then h2, then h3.',
    action: 'Put the headings in order',
  },
  lang: {
    title: 'Page language',
    explanation: 'Stating the page’s language helps search engines, screen readers, and translation tools.',
    recommendation: 'State the language of the text in the page’s code: for example, lang="en".',
    action: 'State the page’s language in its code',
  },
  'organization-data': {
    title: 'Company data for search engines',
    explanation:
      'Structured data tells search engines and AI assistants who you are and how to reach you, in a fixed format.',
    recommendation: 'Add Organization or LocalBusiness data with name, logo, address, and phone number.',
    action: 'Add company data for search engines',
  },
  'open-graph': {
    title: 'Link preview',
    explanation:
      'When someone shares your page in a chat or on a social network, these details make up the preview.',
    recommendation: 'Add a title, a description, and an image for the preview (Open Graph).',
    action: 'Give shared links a preview',
  },
  canonical: {
    title: 'Preferred address',
    explanation: 'If a page has several addresses, search engines need to know which one counts.',
    recommendation: 'State the page’s preferred address as its canonical link.',
    action: 'Name the preferred address of the page',
  },
  hreflang: {
    title: 'Linked language versions',
    explanation:
      'If your website comes in several languages, search engines should send everyone to the right one.',
    recommendation: 'List every language version with hreflang links that point to each other.',
    action: 'Link the language versions to each other',
  },
  'robots-txt': {
    title: 'Rules for search engines',
    explanation: 'The robots.txt file tells search engines what they may read and where your sitemap is.',
    recommendation: 'Provide a robots.txt file that allows your public pages and names the sitemap.',
    action: 'Fix the robots.txt file',
  },
  sitemap: {
    title: 'Sitemap',
    explanation: 'A sitemap helps search engines find new and changed pages quickly.',
    recommendation: 'Have your website system create a sitemap, and name it in robots.txt.',
    action: 'Give search engines a sitemap',
  },
  'image-alternatives': {
    title: 'Image descriptions',
    explanation: 'Descriptions make your images accessible to blind visitors and findable in image search.',
    recommendation:
      'Describe every meaningful image in a few words. Give purely decorative ones an empty description.',
    action: 'Describe the images',
  },
} as const satisfies FindingTexts<'findability'>;
