import type { FindingTexts } from '../../../finding-texts.ts';

export const trust = {
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
    recommendation: 'Link to your privacy policy from every page and next to every form.',
    action: 'Make your privacy policy easy to find',
  },
  testimonials: {
    title: 'Customer testimonials',
    explanation: 'People trust what your customers say about you more than what you say about yourself.',
    recommendation:
      'Show two or three customer quotes with full names, and add titles and companies if you sell to businesses.',
    action: 'Add two customer quotes with full names',
  },
  references: {
    title: 'Customers and projects',
    explanation: 'When people see who you’ve worked for, they know you can do what you promise.',
    recommendation:
      'Show customer logos or a short case study that covers the problem, your solution, and the result.',
    action: 'Name three customers or add a case study',
  },
  numbers: {
    title: 'Facts and figures',
    explanation: 'Specific figures are easy to remember, and people can check them.',
    recommendation:
      'Say how long you’ve been in business, how many customers you have, or what results you can prove.',
    action: 'Add two figures you can prove',
  },
  'social-profiles': {
    title: 'Social profiles',
    explanation: 'Many people look you up on social or professional networks before they get in touch.',
    recommendation:
      'Choose the company profile you keep the most up to date, and link to it from your homepage.',
    action: 'Link to your social profiles',
  },
  about: {
    title: 'The people behind the company',
    explanation: 'Before they contact you, people want to know who they’ll be working with.',
    recommendation: 'Introduce yourself and your team with photos, names, and roles.',
    action: 'Show the people behind your company',
  },
  'postal-address': {
    title: 'Mailing address',
    explanation: 'A full address shows people that there’s a real company behind the website.',
    recommendation:
      'Put your street address, city, and ZIP or postal code in the footer or on your contact page.',
    action: 'Show your full mailing address',
  },
} as const satisfies FindingTexts<'trust'>;
