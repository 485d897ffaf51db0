/** What the roadmap callable says from the server. */
export const roadmap = {
  callerLimit: 'You’ve created a lot of roadmaps in a short time. Please try again in {minutes} min.',
  /** Where the visitor has not said what they sell. */
  offer: '[what you sell]',
  /** A buyer whose kind the library does not know. */
  unknownBuyer: 'You named them. Use the searches to find out who’s there, where, and who decides.',
} as const;
