/** What the callables of an applicant's own link say. */
export const ownApplication = {
  invalid: 'This link is incomplete. Please click the link in the email again, or copy all of it.',
  gone: 'This application no longer exists. It was withdrawn or deleted.',
  unfit: 'We can’t save this. Please check what you entered.',
  team: 'Your access has ended. Please sign in or enter the code again.',
  deleted: 'This application no longer exists. It has already been deleted.',
} as const;
