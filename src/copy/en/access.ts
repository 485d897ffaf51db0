export const access = {
  title: 'Mentees/Mentors Only',
  lead: 'Enter the five characters of your personal code.',
  code: 'Your code',
  box: 'Character {n} of {of}',
  submit: 'Enter Your Code',
  close: 'Close',
  incomplete: 'Please enter all five characters of your code.',
  inactive: 'We have read your code, but codes are not active yet. Please try again later.',
  noScript: 'Entering a code needs JavaScript.',
} as const;
