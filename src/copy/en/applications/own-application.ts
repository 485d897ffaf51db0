/** What the callables of an applicant's own link say. */
export const ownApplication = {
  invalid: 'This link is not complete. Please open it from the email again, or copy all of it.',
  gone: 'This application is no longer here: it was withdrawn or deleted.',
  unfit: 'This cannot be saved as it stands. Please check what you entered.',
  tooMany: 'That was a lot at once. Please try again in {minutes} min.',
  team: 'Your access has ended. Please sign in or enter the code again.',
  deleted: 'This application is no longer here: it has already been deleted.',
} as const;
