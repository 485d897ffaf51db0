import type { FindingTexts } from '../../../finding-texts.ts';

export const findability: FindingTexts<'findability'> = {
  indexable: {
    title: 'Visible to search engines',
    explanation: 'If your website tells search engines to stay away, it won’t show up in search results.',
    recommendation:
      'Have every page name its own address as its original (canonical), and none say “noindex”, in its code or the server’s headers.',
    action: 'Let search engines show your website',
  },
  'open-graph': {
    title: 'Preview picture',
    explanation:
      'When someone shares your page in a chat or on social media, people see a preview with this picture.',
    recommendation: 'Set a picture for the preview in the page’s code (og:image).',
    action: 'Add a picture for shared links',
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
