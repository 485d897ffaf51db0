/** What the roadmap callable says from the server. */
export const roadmap = {
  callerLimit: 'You’ve created a lot of roadmaps in a short time. Please try again in {minutes} min.',
  ownOffer: '[what you sell, in one line]',
  ownReason: '[what your last five customers said]',
  ownSeeks: '[whom or what]',
  ownWebsite: '[link or number]',
} as const;
