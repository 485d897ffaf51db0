/** The page of an applicant's own link. Names of fields and faults come from the form (partnership.ts). */
export const application = {
  title: 'Your application',
  lead: 'Here you can view, edit, or withdraw your application at any time. You don’t need an account.',
  opening: 'Opening your application...',
  noLink: 'To open this page, use the link in your confirmation email. Can’t find it? Email us:',
  invalid:
    'Part of this link is missing. Please click the link in the email again or copy the whole link. If that doesn’t work, email us:',
  gone: 'This application was withdrawn or deleted. We no longer have anything that was stored with it.',
  withdrawn:
    'You’ve withdrawn your application, and we’ve deleted it. Our team can only see what happened to it and when.',
  home: 'Go to the home page',
  failed: 'We couldn’t open your application. {message}',
  again: 'Try again',
  unreachable: 'We couldn’t reach the server. Please try again.',
  stored: {
    title: 'What we’ve stored',
    type: 'You applied as',
    email: 'Email',
    emailNote:
      'You can’t change this address because we sent your link to it. To use a different address, withdraw this application and apply again.',
    received: 'Received',
    terms: 'Version of the terms you accepted',
    language: 'Email language',
    campaign: 'How you found us',
    result: 'Your business check result',
    openResult: 'Open',
    rest: 'We don’t show our team’s notes here. For a copy of everything we’ve stored, email us:',
  },
  form: {
    title: 'Edit your application',
    save: 'Save changes',
    saving: 'Saving...',
    saved: 'Your changes have been saved, and our team can see them.',
    failed: 'Your changes haven’t been saved. {message}',
    kept: 'Your text is still here.',
  },
  withdraw: {
    title: 'Withdraw your application',
    lead: 'We’ll delete your application and everything stored with it right away. You can’t undo this, but you can apply again later. You don’t have to give a reason.',
    ask: 'Withdraw application',
    question: 'Permanently delete {name}’s application?',
    confirm: 'Yes, withdraw and delete',
    working: 'Deleting...',
    keep: 'No, keep it',
    failed: 'Your application hasn’t been withdrawn. {message}',
  },
  noScript: 'Please turn on JavaScript to use this page, or email us:',
} as const;
