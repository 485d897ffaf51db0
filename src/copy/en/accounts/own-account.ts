/** What the callables of an account say. */
export const ownAccount = {
  signIn: 'Your session has ended. Please sign in again.',
  recently: 'Please enter your password again: this can only be done shortly after.',
  verifyFirst:
    'Please confirm your email address first: we only write to addresses that are known to be yours.',
  invalidLink: 'This link is not complete. Please open it from the email again, or copy all of it.',
} as const;
