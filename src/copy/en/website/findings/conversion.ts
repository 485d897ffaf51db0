import type { FindingTexts } from '../../../finding-texts.ts';

export const conversion = {
  'call-to-action': {
    title: 'Clear call to action',
    explanation: 'Visitors who don’t see what to do next often leave without contacting you.',
    recommendation: 'Add a button that says what happens next, such as “Book a call” or “Get a quote.”',
    action: 'Add a button that tells visitors what to do next',
  },
  'call-to-action-early': {
    title: 'Call to action at the top',
    explanation: 'Many visitors don’t scroll down, so they need to see the next step right away.',
    recommendation: 'Put your most important button at the top of the page, and repeat it at the end.',
    action: 'Move your main button to the top of the page',
  },
  booking: {
    title: 'Online booking',
    explanation:
      'With online booking, people can make an appointment without calling you or waiting for an email.',
    recommendation: 'Put a link to an online booking calendar on your homepage.',
    action: 'Let people book online',
  },
  'contact-form': {
    title: 'Contact form',
    explanation: 'A form lets people contact you at any time, even when you’re closed.',
    recommendation: 'Put a short contact form on your homepage or on a page it links to.',
    action: 'Add a short contact form',
  },
  'form-length': {
    title: 'Short contact form',
    explanation: 'The more you ask for in a form, the fewer people will fill it out.',
    recommendation:
      'Ask for five things at most, such as name, email, and message, and find out the rest later.',
    action: 'Cut your contact form to five fields',
  },
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
    title: 'Price information',
    explanation: 'Most people want to know roughly what you charge before they contact you.',
    recommendation: 'Show a starting price or packages, or at least explain how you calculate your prices.',
    action: 'Tell people what you charge',
  },
} as const satisfies FindingTexts<'conversion'>;
