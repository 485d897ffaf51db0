/** The page of the link that ends the check every month. */
export const monthlyCheck = {
  title: 'Stop the monthly check',
  lead: 'We check your website every month and email you when its score changes. You can stop this here without signing in.',
  end: 'Stop the monthly check',
  ending: 'Stopping...',
  ended: 'Done. We’ve stopped the monthly check of your website, and you won’t get any more emails about it.',
  again: 'You can turn it back on in your account at any time.',
  account: 'Go to your account',
  noLink:
    'To open this page, use the link in the email about your website. Or sign in and stop the check in your account.',
  invalid:
    'This link is incomplete. Please click the link in the email again, or copy all of it. Still not working? Email us:',
  failed: 'The monthly check is still on. {message}',
  unreachable: 'We couldn’t reach the server. Please try again.',
  noScript: 'Please turn on JavaScript to stop the check here, or email us and we’ll do it for you:',
} as const;
