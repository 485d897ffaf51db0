export const trust = {
  imprint: {
    title: 'Imprint or company details',
    explanation:
      'Business contacts check who they are dealing with. In German-speaking countries they look for the imprint first.',
    recommendation: 'Link your company details from every page, clearly named, preferably in the footer.',
  },
  privacy: {
    title: 'Privacy policy',
    explanation: 'Whoever leaves contact details wants to know what happens to them.',
    recommendation: 'Link your privacy policy from every page and next to every form.',
  },
  testimonials: {
    title: 'Voices of customers',
    explanation: 'The words of satisfied customers convince more than any promise of your own.',
    recommendation: 'Show two or three quotes with full name, role and company.',
  },
  references: {
    title: 'References and projects',
    explanation: 'Well-known customers and finished projects prove that you deliver what you promise.',
    recommendation: 'Show customer logos or a short case study: starting point, solution, result.',
  },
  numbers: {
    title: 'Facts and figures',
    explanation: 'Concrete figures stick in the mind and make promises verifiable.',
    recommendation: 'Name figures that you can prove: years of experience, number of customers, results.',
  },
  'social-profiles': {
    title: 'Professional profiles',
    explanation: 'Many contacts look you up on a professional network before they reply.',
    recommendation: 'Link the company profile that you really keep up to date.',
  },
  about: {
    title: 'The people behind it',
    explanation: 'Business is done between people. An “About us” page shows who stands behind the offer.',
    recommendation: 'Introduce yourself and your team with photos, names and roles.',
  },
  'postal-address': {
    title: 'Postal address',
    explanation: 'A complete address shows that there is a real company behind the website.',
    recommendation: 'Show street, postcode and town in the footer or on the contact page.',
  },
} as const;
