/** The owner's answers about the newsletter box (src/site.ts). */
export const NEWSLETTER_ANSWERS = ['unstored', 'none'] as const;
