import type { FindingTexts } from '../../../finding-texts.ts';

export const conversion: FindingTexts<'conversion'> = {
  email: {
    title: 'Email address',
    explanation: 'Many business customers prefer to contact you by email.',
    recommendation:
      'Use an address with your own domain name, and link it so that one click starts a message.',
    action: 'Show an email address that people can click',
  },
  phone: {
    title: 'Phone number',
    explanation:
      'A phone number builds trust, and a call is the fastest way to reach you when something is urgent.',
    recommendation:
      'Put the number at the top of the page or in the footer, and link it so that one tap starts a call.',
    action: 'Show a phone number that people can tap to call',
  },
  pricing: {
    title: 'Prices on the website',
    explanation: 'Most people want to know roughly what you charge before they contact you.',
    recommendation: 'Show a starting price or packages, or at least explain how you calculate your prices.',
    action: 'Tell people what you charge',
  },
  'working-forms': {
    title: 'Forms that arrive',
    explanation:
      'A form that goes nowhere, or that you can’t reply to, looks as if it works, but costs you inquiries.',
    recommendation:
      'Have the form connected to your email or to a form service, and have it ask for an email address or phone number. Then send yourself a test message.',
    action: 'Fix your form so that messages reach you',
  },
  'dead-ends': {
    title: 'Links that lead somewhere',
    explanation: 'Visitors who click and get nowhere rarely try a second time.',
    recommendation: 'Give each of these links the right address, or remove it.',
    action: 'Fix the links that lead nowhere',
  },
  orders: {
    title: 'Orders and bookings that work',
    explanation: 'As it is, nobody can order, book, or ask.',
    recommendation: 'Have it put right, then try it yourself.',
    action: 'Let customers order, book, or ask again',
  },
  reachable: {
    title: 'A way to get in touch',
    explanation: 'Visitors who want to become customers have no way to tell you.',
    recommendation:
      'Put your phone number or email address on your homepage, linked so that one tap is enough.',
    action: 'Give visitors a way to get in touch',
  },
  'tap-to-call': {
    title: 'Phone and email links',
    explanation:
      'On a phone, people tap a number to call. A number that is only text has to be copied, and a wrong link reaches somebody else.',
    recommendation: 'Have your number and address linked so that one tap uses exactly what the page shows.',
    action: 'Make one tap reach you',
  },
};
