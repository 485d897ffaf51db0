import type { FindingTexts } from '../../../finding-texts.ts';

export const trust = {
  imprint: {
    title: 'Company details or imprint',
    explanation:
      'Business contacts check who they’re dealing with. In German-speaking countries, they look for the imprint first.',
    recommendation: 'Link to your company details from every page, clearly labeled, ideally in the footer.',
    action: 'Link to your company details from every page',
  },
  privacy: {
    title: 'Privacy policy',
    explanation: 'People who leave their contact details want to know how you’ll use them.',
    recommendation: 'Link to your privacy policy from every page and next to every form.',
    action: 'Link to the privacy policy from every page',
  },
  testimonials: {
    title: 'Customer testimonials',
    explanation: 'The words of happy customers are more convincing than any promise of your own.',
    recommendation: 'Show two or three quotes with full name, title, and company.',
    action: 'Publish two customer quotes with full names',
  },
  references: {
    title: 'Customers and projects',
    explanation: 'Well-known customers and finished projects prove that you deliver what you promise.',
    recommendation: 'Show customer logos or a short case study: starting point, solution, result.',
    action: 'Show three customers or one case study',
  },
  numbers: {
    title: 'Facts and figures',
    explanation: 'Concrete figures stick in the mind and can be checked.',
    recommendation: 'Give figures you can prove: years of experience, number of customers, results.',
    action: 'Add two figures you can prove',
  },
  'social-profiles': {
    title: 'Professional profiles',
    explanation: 'Many contacts look you up on a professional network before they reply.',
    recommendation: 'Link to the company profile you actually keep up to date.',
    action: 'Link to the company profile you keep up to date',
  },
  about: {
    title: 'The people behind it',
    explanation: 'People do business with people. An “About us” page shows who is behind the offer.',
    recommendation: 'Introduce yourself and your team with photos, names, and roles.',
    action: 'Show the people behind the company',
  },
  'postal-address': {
    title: 'Mailing address',
    explanation: 'A complete address shows that there’s a real company behind the website.',
    recommendation:
      'Show your street address, city, and ZIP or postal code in the footer or on the contact page.',
    action: 'Show your full mailing address',
  },
} as const satisfies FindingTexts<'trust'>;
