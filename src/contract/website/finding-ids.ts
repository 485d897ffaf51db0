/** All checks of the website analysis, by category. An id without its texts or tests does not compile. */
export const FINDING_IDS_BY_CATEGORY = {
  message: ['title', 'text-depth'],
  conversion: [
    'working-forms',
    'dead-ends',
    'orders',
    'reachable',
    'email',
    'phone',
    'tap-to-call',
    'pricing',
  ],
  trust: [
    'imprint',
    'privacy',
    'card-data',
    'placeholders',
    'contradictions',
    'recent-news',
    'postal-address',
  ],
  findability: ['indexable', 'open-graph', 'image-alternatives'],
  technical: ['https', 'viewport', 'tracker-consent'],
} as const;

export type FindingCategory = keyof typeof FINDING_IDS_BY_CATEGORY;
export type FindingId = (typeof FINDING_IDS_BY_CATEGORY)[FindingCategory][number];

export const FINDING_CATEGORIES = Object.keys(FINDING_IDS_BY_CATEGORY) as readonly FindingCategory[];
export const FINDING_IDS: readonly FindingId[] = FINDING_CATEGORIES.flatMap(
  (category): readonly FindingId[] => FINDING_IDS_BY_CATEGORY[category],
);

export const getCategory = (id: FindingId) =>
  FINDING_CATEGORIES.find((category) =>
    FINDING_IDS_BY_CATEGORY[category].some((known) => known === id),
  ) as FindingCategory;

/** Kinds of evidence for what was not found; the sentence says where the check searched. */
export const NOT_FOUND_KINDS = [
  'no-title',
  'no-contact',
  'no-email',
  'no-phone',
  'no-imprint',
  'no-privacy',
  'no-preview',
  'no-viewport',
] as const;

/** How a finding is phrased: by kind, in src/copy. */
export const SEEN_KINDS = [
  'title',
  'words',
  'robots-rule',
  'test-origin',
  'images',
  'address',
  'setting',
  'loaded-early',
  'nowhere-form',
  'blocked-form',
  'shown-form',
  'no-reply',
  'lost-field',
  'lost-file',
  'sample-receiver',
  'test-receiver',
  'mail-form',
  'dead-links',
  'broken-contact',
  'missing-page',
  'unfinished-page',
  'placeholder',
  'untappable',
  'other-number',
  'sample-link',
  'local-link',
  'test-link',
  'whatsapp-link',
  'wrong-link',
  'test-mode',
  'past-dates',
  'blocked-frame',
  'insecure-form',
  'past',
  'contradiction',
  'wrong-iban',
  'spam-links',
  'open-list',
  'exposed-field',
  'card-fields',
  'open-secret',
  ...NOT_FOUND_KINDS,
  'dead-link',
] as const;
export type SeenKind = (typeof SEEN_KINDS)[number];

/** Limitations of an analysis. Their texts are in src/copy, by id. */
export const ANALYSIS_NOTES = ['js-rendered', 'truncated', 'internal-pages-skipped'] as const;
export type AnalysisNote = (typeof ANALYSIS_NOTES)[number];
