/** What the function says of a code that somebody enters. */
export const codeAnswers = {
  wrong: 'This code is wrong or no longer valid. Please check it and enter it again.',
  tooMany: {
    minutes: 'Too many tries. Please try again in {minutes} min.',
    hours: 'Too many tries. Please try again in {hours} h.',
  },
} as const;
