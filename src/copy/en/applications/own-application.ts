/** What the callables of an applicant's own link say. */
export const ownApplication = {
  invalid: 'Part of this link is missing. Please click the link in the email again or copy the whole link.',
  gone: 'This application no longer exists because it was withdrawn or deleted.',
  team: 'Your access has expired. Please sign in or enter the code again.',
  deleted: 'This application has already been deleted.',
} as const;
