export const newsletter = {
  title: 'Newsletter',
  email: 'Your email address',
  subscribe: 'Subscribe',
  missing: 'Please enter your email address',
  thanks: 'Thank you for subscribing to our newsletter!',
  /** With double opt-in. A new wording needs a new CONSENT_VERSION. */
  consent:
    'By subscribing, you agree that {company} may email you its newsletter with tips on B2B sales and news about its offers. You can unsubscribe at any time with the link in every email.',
  privacy: 'How we handle your address',
  requested:
    'Almost done! If this address isn’t subscribed yet, we’ve just sent it an email. Please click the link in it to confirm.',
  unreachable: 'We couldn’t reach the server. Please try again.',
  /** The page of the links in its mails. */
  page: {
    title: 'Our newsletter',
    lead: 'Here you can confirm or end your subscription with one click.',
    actions: { confirm: 'Confirm subscription', unsubscribe: 'Unsubscribe' },
    results: {
      confirmed: 'Thank you! You’re subscribed to our newsletter. Every email has a link to unsubscribe.',
      unsubscribed: 'We’ve deleted your address and everything stored with it. You won’t get our newsletter.',
      gone: 'This subscription no longer exists. If you’d like to get our newsletter, please enter your address again at the bottom of this page.',
    },
    noLink: 'Please open this page with the link in one of our emails.',
    noScript: 'Please turn on JavaScript to confirm or unsubscribe here, or email us:',
  },
} as const;
