/** What every callable says where its own words do not reach. */
export const calls = {
  /** Of a request that does not fit: it nearly always comes from a page that was open before the site changed. */
  outdated: 'This page is out of date. Please reload it and try again.',
  /** `{id}` is in the log. */
  failed: 'Something went wrong on our side. Please try again. (Error {id})',
  email: 'Please check your email address.',
  tooMany: {
    minutes: 'Too many attempts. Please try again in {minutes} min.',
    hours: 'Too many attempts. Please try again in {hours} hours.',
  },
} as const;
