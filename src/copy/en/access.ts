export const access = {
  title: 'Mentees/Mentors Only',
  lead: 'Enter the five characters of your personal code.',
  code: 'Your code',
  box: 'Character {n} of {of}',
  submit: 'Enter Your Code',
  close: 'Close',
} as const;
