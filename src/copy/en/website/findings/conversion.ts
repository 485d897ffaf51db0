import type { FindingTexts } from '../../../finding-texts.ts';

export const conversion = {
  'call-to-action': {
    title: 'Clear call to action',
    explanation:
      'Interested visitors need one obvious next step. Without it, they leave and never get in touch.',
    recommendation: 'Add a button that says what happens next, such as “Book a free first call.”',
    action: 'Add one button that says what happens next',
  },
  'call-to-action-early': {
    title: 'Call to action at the top',
    explanation:
      'Many visitors never scroll to the end. The next step should be within reach right at the start.',
    recommendation:
      'Put your most important button in the first section and repeat it at the end of the page.',
    action: 'Move the main button to the top',
  },
  booking: {
    title: 'Online booking',
    explanation:
      'A booking link turns interest into an appointment, with no back-and-forth by phone or email.',
    recommendation: 'Link to a booking calendar from the homepage and offer short first calls.',
    action: 'Link to a calendar for first calls',
  },
  'contact-form': {
    title: 'Contact form',
    explanation: 'A form makes it easy to get in touch right away, even outside business hours.',
    recommendation: 'Put a short contact form on the homepage or one click away.',
    action: 'Add a short contact form',
  },
  'form-length': {
    title: 'Short form',
    explanation: 'Every extra field costs you inquiries. For a first contact, a few details are enough.',
    recommendation:
      'Five fields or fewer are enough, such as name, email, and message. Leave the rest for the conversation.',
    action: 'Cut the form to five fields',
  },
  email: {
    title: 'Email address',
    explanation:
      'A visible email address shows that people can reach you, and many business contacts prefer to write.',
    recommendation: 'Show an address at your own domain, as a link that opens the email program.',
    action: 'Show an email address that opens a message',
  },
  phone: {
    title: 'Phone number',
    explanation: 'A phone number builds trust and is the fastest way to reach you when it’s urgent.',
    recommendation: 'Show the number at the top or in the footer, as a link that starts a call on phones.',
    action: 'Show a phone number that dials with one tap',
  },
  pricing: {
    title: 'Price information',
    explanation: 'Serious prospects want a ballpark figure before they talk to you.',
    recommendation: 'Give a starting price or packages, or at least explain how your price is calculated.',
    action: 'Name a starting price',
  },
} as const satisfies FindingTexts<'conversion'>;
