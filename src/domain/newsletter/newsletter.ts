/** The owner's answers about the newsletter box (src/site.ts). */
export const NEWSLETTER_ANSWERS = ['unstored', 'double-opt-in', 'none'] as const;

/**
 * Day of the text that subscribers agree to (`consent` in src/copy/<language>/site/newsletter.ts). Stored with each
 * subscription as proof; src/copy/newsletter.test.ts requires a new one when the text changes.
 */
export const CONSENT_VERSION = '2026-11-29';

/** What a link in a newsletter mail is for. */
export const LINK_ACTIONS = ['confirm', 'unsubscribe'] as const;
export type LinkAction = (typeof LINK_ACTIONS)[number];

/** What a link's action leads to. `gone`: there is nothing to confirm anymore. */
export const LINK_RESULTS = ['confirmed', 'unsubscribed', 'gone'] as const;
