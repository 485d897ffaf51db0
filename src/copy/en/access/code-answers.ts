/** What the function says of a code that somebody enters. */
export const codeAnswers = {
  wrong: 'This code is incorrect or has expired. Please check it and try again.',
} as const;
