/** What the function says of a code that somebody enters. */
export const codeAnswers = {
  wrong: 'This code is incorrect or has expired. Please check it and try again.',
  tooMany: {
    minutes: 'Too many attempts. Please try again in {minutes} min.',
    hours: 'Too many attempts. Please try again in {hours} h.',
  },
} as const;
