export const newsletter = {
  title: 'Newsletter',
  email: 'Your email address',
  subscribe: 'Subscribe',
  missing: 'Please enter your email address',
  thanks: 'Thank you for subscribing to our newsletter!',
} as const;
