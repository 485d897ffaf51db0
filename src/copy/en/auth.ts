/** One for what must not tell which of them it was. */
const NO_SUCH_SIGN_IN = 'Email or password is not correct.';

export const auth = {
  titles: { 'sign-in': 'Sign in', 'sign-up': 'Create your account' },
  email: 'Email',
  password: 'Password',
  submit: { 'sign-in': 'Sign in', 'sign-up': 'Sign up' },
  busy: 'One moment...',
  toggle: {
    'sign-in': "Don't have an account? Sign up",
    'sign-up': 'Already have an account? Sign in',
  },
  forgot: 'Forgot Password?',
  signedInAs: 'Signed in as {email}',
  signOut: 'Sign out',
  passwords: {
    show: 'Show password',
    hide: 'Hide password',
    met: 'met',
    allMet: 'The password meets all requirements.',
    missing: 'Still missing:',
    demands: {
      min: 'At least {count} characters',
      max: 'At most {count} characters',
      lowercase: 'A lowercase letter, a to z',
      uppercase: 'A capital letter, A to Z',
      digit: 'A digit',
      symbol: 'A special character, such as ! or ?',
    },
  },
  account: {
    title: 'Your account',
    verified: 'This email address is confirmed.',
    unverified: 'This email address is not confirmed yet. We sent you a link.',
    sendAgain: 'Send the link again',
    verificationSent: 'The link is on its way. Please look into your mailbox.',
    again: 'Try again',
  },
  successes: {
    'signed-up': 'Account created successfully!',
    'signed-in': 'Signed in successfully!',
    'reset-sent': 'Password reset email sent!',
  },
  emailFirst: 'Please enter your email address first',
  outdatedPassword:
    'Your password no longer meets the requirements. Please set a new one with "Forgot Password?".',
  faults: {
    'invalid-email': 'This email address is not valid.',
    'wrong-password': NO_SUCH_SIGN_IN,
    'missing-password': 'Please enter your password.',
    'invalid-credential': NO_SUCH_SIGN_IN,
    'email-already-in-use': 'There is already an account with this email address.',
    'user-not-found': NO_SUCH_SIGN_IN,
    'too-many-requests': 'Too many attempts. Please wait a few minutes and try again.',
    'expired-action-code': 'This link has expired. Please ask for a new one.',
    'invalid-action-code': 'This link is not valid, or it has been used already. Please ask for a new one.',
    'requires-recent-login': 'For this, your last sign-in is too long ago. Please sign in once more.',
    'user-token-expired': 'Your session has expired. Please sign in again.',
    'user-disabled': 'This account has been disabled.',
    'password-does-not-meet-requirements':
      'This password does not meet the requirements. Please choose another one.',
    'weak-password': 'This password is too weak. Please choose a longer one.',
    'unsupported-password-policy-schema-version':
      'The requirements for passwords cannot be shown here. Your password is checked when you send it.',
    'invalid-verification-code': 'This code is not correct.',
    'missing-verification-code': 'Please enter the code.',
    'invalid-verification-id': 'This code belongs to another attempt. Please ask for a new one.',
    'missing-verification-id': 'This attempt is not known any more. Please begin again.',
    'code-expired': 'This code has expired. Please ask for a new one.',
    'network-request-failed': 'No connection. Please check your network and try again.',
    'multi-factor-auth-required':
      'This account asks for a second proof, which this page cannot take. Please write to us.',
    'missing-recaptcha-token':
      'The check that you are not a robot did not take place. Please reload the page and try again.',
    'invalid-recaptcha-token':
      'The check that you are not a robot did not succeed. Please reload the page and try again.',
    'credential-already-in-use': 'This sign-in already belongs to another account.',
    'account-exists-with-different-credential':
      'The account with this email address signs in another way, not with a password.',
    'user-mismatch': 'This sign-in belongs to another account than the one that is open.',
    'tenant-id-mismatch': 'This account belongs to another organization.',
    'operation-not-allowed': 'This way of signing in is switched off.',
    'admin-restricted-operation': 'Only we can do this for you. Please write to us.',
    'session-ended': 'You have been signed out, since your session has ended. Please sign in again.',
    unknown: 'An unexpected error occurred',
  },
  noScript: 'Signing in needs JavaScript.',
} as const;
