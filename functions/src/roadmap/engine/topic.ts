/** Fields of business that a website names in its own words. */
export const TOPICS = [
  'food',
  'health',
  'beauty',
  'building',
  'learning',
  'people',
  'money',
  'law',
  'transport',
  'marketing',
  'it',
  'energy',
  'industry',
  'travel',
] as const;
export type Topic = (typeof TOPICS)[number];
