/** Every check of the website analysis, by category. The texts of each stand in src/copy, by id. */
export const FINDING_IDS_OF = {
  message: [
    'title',
    'description',
    'h1',
    'value-proposition',
    'audience',
    'text-depth',
    'readability',
    'customer-focus',
  ],
  conversion: [
    'call-to-action',
    'call-to-action-early',
    'booking',
    'contact-form',
    'form-length',
    'email',
    'phone',
    'pricing',
  ],
  trust: [
    'imprint',
    'privacy',
    'testimonials',
    'references',
    'numbers',
    'social-profiles',
    'about',
    'postal-address',
  ],
  findability: [
    'indexable',
    'heading-order',
    'lang',
    'organization-data',
    'open-graph',
    'canonical',
    'hreflang',
    'robots-txt',
    'sitemap',
    'image-alternatives',
  ],
  technical: [
    'https',
    'viewport',
    'security-headers',
    'hsts',
    'mixed-content',
    'html-weight',
    'render-blocking',
    'compression',
    'caching',
    'redirects',
    'tracker-consent',
  ],
} as const;

export type FindingCategory = keyof typeof FINDING_IDS_OF;
export type FindingId = (typeof FINDING_IDS_OF)[FindingCategory][number];

export const FINDING_CATEGORIES: readonly FindingCategory[] = [
  'message',
  'conversion',
  'trust',
  'findability',
  'technical',
];
export const FINDING_IDS: readonly FindingId[] = FINDING_CATEGORIES.flatMap(
  (category): readonly FindingId[] => FINDING_IDS_OF[category],
);

/** What limited an analysis. The texts of each stand in src/copy, by id. */
export const ANALYSIS_NOTES = [
  'js-rendered',
  'truncated',
  'robots-unreadable',
  'sitemap-unreadable',
  'internal-pages-skipped',
  'charset-guessed',
] as const;
export type AnalysisNote = (typeof ANALYSIS_NOTES)[number];
