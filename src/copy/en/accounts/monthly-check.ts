/** The page of the link that ends the check every month. */
export const monthlyCheck = {
  title: 'Stop the monthly check',
  lead: 'We check your website every month and email you when its score changes. You can stop this here, and you don’t have to sign in.',
  end: 'Stop the monthly check',
  ending: 'Stopping...',
  ended: 'We’ve stopped your monthly check. You won’t get any more emails about it.',
  again: 'You can turn it back on in your account at any time.',
  account: 'Go to your account',
  noLink:
    'To stop the check here, use the link in one of our emails about your website. You can also sign in and stop it in your account.',
  invalid:
    'Part of this link is missing. Please click the link in the email again or copy the whole link. If that doesn’t work, email us:',
  failed: 'The monthly check is still on. {message}',
  unreachable: 'We couldn’t reach the server. Please try again.',
  noScript: 'Please turn on JavaScript to stop the check here, or email us and we’ll do it for you:',
} as const;
