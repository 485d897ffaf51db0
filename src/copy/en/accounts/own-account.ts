/** What the callables of an account say. */
export const ownAccount = {
  signIn: 'Your session has ended. Please sign in again.',
  recently: 'For your security, please enter your password again.',
  verifyFirst: 'Please confirm your email address first. We only send emails to confirmed addresses.',
  invalidLink:
    'Part of this link is missing. Please click the link in the email again or copy the whole link.',
} as const;
