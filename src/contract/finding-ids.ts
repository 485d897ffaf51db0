/** Every check of the website analysis. The texts of each stand in src/copy, by id. */
export const FINDING_IDS = [
  'title',
  'description',
  'h1',
  'text-depth',
  'call-to-action',
  'contact-form',
  'email',
  'phone',
  'imprint',
  'privacy',
  'indexable',
  'lang',
  'open-graph',
  'https',
  'viewport',
] as const;
export type FindingId = (typeof FINDING_IDS)[number];
