export const conversion = {
  'call-to-action': {
    title: 'Clear call to action',
    explanation:
      'Interested visitors need one obvious next step. Otherwise they leave without getting in touch.',
    recommendation: 'Add a button that says what happens next, for example “Book a free first call”.',
  },
  'call-to-action-early': {
    title: 'Call to action at the top',
    explanation:
      'Many visitors never scroll to the end. The next step should be within reach right at the start.',
    recommendation:
      'Place the most important button in the first section, and repeat it at the end of the page.',
  },
  booking: {
    title: 'Online booking',
    explanation:
      'A booking link turns interest into an appointment without phone calls and emails back and forth.',
    recommendation: 'Link a booking calendar from the home page and offer short first calls.',
  },
  'contact-form': {
    title: 'Contact form',
    explanation:
      'A form lowers the threshold: visitors can get in touch at once, even outside business hours.',
    recommendation: 'Offer a short contact form on the home page or one click away from it.',
  },
  'form-length': {
    title: 'Short form',
    explanation: 'Every additional field costs enquiries. For a first contact, a few details are enough.',
    recommendation:
      'Ask only for name, email and message first. Everything else can wait for the conversation.',
  },
  email: {
    title: 'Email address',
    explanation:
      'A visible email address shows that you can be reached, and many business contacts prefer to write.',
    recommendation: 'Show an address on your own domain, as a link that opens the mail program.',
  },
  phone: {
    title: 'Phone number',
    explanation: 'A phone number builds trust and is the fastest way for urgent enquiries.',
    recommendation: 'Show the number at the top or in the footer, as a link that starts a call on phones.',
  },
  pricing: {
    title: 'Hint about prices',
    explanation: 'Serious prospects want to know the order of magnitude before they talk to you.',
    recommendation:
      'Give a starting price, packages or at least an explanation of how your price comes about.',
  },
} as const;
