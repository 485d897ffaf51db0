import type { FindingTexts } from '../../../finding-texts.ts';

export const findability: FindingTexts<'findability'> = {
  indexable: {
    title: 'Visible to search engines',
    explanation: 'If your page tells search engines to stay away, it won’t show up in search results.',
    recommendation:
      'If you want people to find this page, remove “noindex” from its code and from the server’s headers.',
    action: 'Let search engines show your page',
  },
  'heading-order': {
    title: 'Heading order',
    explanation: 'Headings in the right order help search engines and screen readers understand your page.',
    recommendation: 'Use the heading levels in order without skipping any: first h1, then h2, then h3.',
    action: 'Put your headings in the right order',
  },
  lang: {
    title: 'Page language',
    explanation:
      'Search engines, screen readers, and translation tools need to know what language your page is in.',
    recommendation: 'Set the language of your text in the page’s code, such as lang="en" for English.',
    action: 'Set the page’s language in its code',
  },
  'organization-data': {
    title: 'Company data for search engines',
    explanation:
      'Company data in the page’s code tells search engines and AI assistants who you are and how to contact you.',
    recommendation: 'Add Organization or LocalBusiness data with your name, logo, address, and phone number.',
    action: 'Add company data for search engines',
  },
  'open-graph': {
    title: 'Link preview',
    explanation: 'When someone shares your page in a chat or on social media, people see a preview of it.',
    recommendation: 'Add a title, a description, and an image for the preview (Open Graph tags).',
    action: 'Add a preview for shared links',
  },
  canonical: {
    title: 'Preferred address',
    explanation:
      'If people can reach the same page at several addresses, search engines need to know which one to show.',
    recommendation: 'Add one canonical link with the address you want search engines to show.',
    action: 'Tell search engines which address to show',
  },
  'image-alternatives': {
    title: 'Image descriptions',
    explanation:
      'Descriptions tell blind visitors what’s in your images and help people find them in image search.',
    recommendation:
      'Describe every meaningful image in a few words, and leave the description of decorative ones empty.',
    action: 'Add descriptions to your images',
  },
};
