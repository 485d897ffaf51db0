/** What the roadmap callable says from the server. */
export const roadmap = {
  callerLimit: 'You’ve created a lot of roadmaps in a short time. Please try again in {minutes} min.',
  /** A buyer whose kind the library does not know. */
  unknownBuyer: 'You named them. The map shows who is near you.',
  ownReason: '[what your last five customers said]',
} as const;
