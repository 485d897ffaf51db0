import type { FindingTexts } from '../../../finding-texts.ts';

export const trust: FindingTexts<'trust'> = {
  imprint: {
    title: 'Company details or legal notice',
    explanation:
      'Business customers check who they’re dealing with, and in German-speaking countries, they look for the legal notice (Impressum) first.',
    recommendation:
      'Link to your company details from every page, ideally in the footer and with a clear label.',
    action: 'Make your company details easy to find',
  },
  privacy: {
    title: 'Privacy policy',
    explanation: 'People who give you their contact details want to know how you’ll use them.',
    recommendation: 'Link to a complete privacy policy from every page and next to every form.',
    action: 'Offer a complete privacy policy',
  },
  'postal-address': {
    title: 'Mailing address',
    explanation: 'A full address shows people that there’s a real company behind the website.',
    recommendation:
      'Put your street address, city, and ZIP or postal code in the footer or on your contact page.',
    action: 'Show your full mailing address',
  },
  'card-data': {
    title: 'Confidential data',
    explanation: 'People trust you with these details, and you’re responsible for them.',
    recommendation:
      'Take them off the website and out of its code, send forms with the method “post”, and take payments through a payment service.',
    action: 'Protect other people’s data',
  },
  placeholders: {
    title: 'Finished texts',
    explanation: 'Sample text shows visitors that a page was never finished.',
    recommendation: 'Replace the sample text with your own words and details.',
    action: 'Replace the sample text on your website',
  },
  contradictions: {
    title: 'Consistent details',
    explanation: 'Visitors who read two different answers trust neither.',
    recommendation: 'Find out which one is right, and say the same on every page.',
    action: 'Say the same on every page',
  },
  'recent-news': {
    title: 'Up-to-date content',
    explanation: 'Old news and past offers make people wonder whether you’re still in business.',
    recommendation: 'Replace or remove what’s in the past: offers, events, and old news.',
    action: 'Replace or remove what’s out of date',
  },
};
