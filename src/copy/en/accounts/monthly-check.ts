/** The page of the link that ends the check every month. */
export const monthlyCheck = {
  title: 'End the monthly check',
  lead: 'We check your website every month and write to you when its score has changed. Here you can end that, without signing in.',
  end: 'End the monthly check',
  ending: 'Ending it...',
  ended: 'Ended. We no longer check your website every month, and you get no more emails about it.',
  again: 'You can switch it on again in your account at any time.',
  account: 'To your account',
  noLink:
    'This page opens with the link in the email about your website. Without it, sign in and end the check in your account.',
  invalid:
    'This link is not complete. Please open it from the email again, or copy all of it. If it still does not work, write to us:',
  failed: 'It has not been ended yet. {message}',
  unreachable: 'We could not be reached. Please try again.',
  noScript: 'Ending it here needs JavaScript. Or write to us, and we do it for you:',
} as const;
