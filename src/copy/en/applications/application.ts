/** The page of an applicant's own link. Names of fields and faults come from the form (partnership.ts). */
export const application = {
  title: 'Your application',
  lead: 'Here you see what is stored about your application. You can correct it, add to it or withdraw it: at any time, and without an account.',
  opening: 'Opening your application...',
  noLink:
    'This page opens with the link in the email that confirmed your application. If you cannot find that email, write to us:',
  invalid:
    'This link is not complete. Please open it from the email again, or copy all of it. If it still does not work, write to us:',
  gone: 'There is no application behind this link any more. It was withdrawn or deleted, with everything that was stored about it.',
  withdrawn:
    'Your application is withdrawn. Everything that was stored about it has been deleted; our team sees only that it happened.',
  home: 'To the home page',
  failed: 'Your application could not be opened. {message}',
  again: 'Try again',
  unreachable: 'We could not be reached. Please try again.',
  stored: {
    title: 'What is stored',
    type: 'You applied as',
    email: 'Email',
    emailNote:
      'The link to this page went to this address, so it cannot be changed here. For another one, withdraw this application and apply again.',
    received: 'Received',
    terms: 'Terms of use accepted, version',
    language: 'Language of our emails to you',
    campaign: 'Campaign by which you came',
    result: 'Result of your business check',
    openResult: 'Open it',
    rest: 'Notes that our team has made are not shown here. You can have a copy of everything: write to us at',
  },
  form: {
    title: 'Correct or add something',
    save: 'Save changes',
    saving: 'Saving...',
    saved: 'Saved. Our team sees your application as it stands here now.',
    failed: 'Your changes are not saved yet. {message}',
    kept: 'Your text is still here.',
  },
  withdraw: {
    title: 'Withdraw',
    lead: 'We then delete everything that is stored about it, at once and for good. You need give no reason, and you can apply again later.',
    ask: 'Withdraw application',
    question: 'Delete the application of {name} for good?',
    confirm: 'Yes, withdraw and delete',
    working: 'Deleting...',
    keep: 'No, keep it',
    failed: 'Your application is not withdrawn yet. {message}',
  },
  noScript: 'This page needs JavaScript. Without it, please write to us:',
} as const;
