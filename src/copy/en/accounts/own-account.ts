/** What the callables of an account say. */
export const ownAccount = {
  signIn: 'Your session has ended. Please sign in again.',
  recently: 'For your security, please enter your password again.',
  verifyFirst: 'Please confirm your email address first. We only email confirmed addresses.',
  invalidLink: 'This link is incomplete. Please click it in the email again, or copy the whole link.',
} as const;
