import { wordsOf } from '../words/patterns.ts';

/** Letters and digits in lowercase, to compare texts that differ in punctuation only. */
export const toPlainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

const MAX_LENGTH = 120;
const OTHER_SECTIONS = wordsOf('other-sections');
const REVIEWS = wordsOf('reviews');

/** Whether a heading begins a part with reviews. */
export const isReviews = (heading: string): boolean => REVIEWS.test(heading.slice(0, MAX_LENGTH));

/** Whether a heading begins a part that does not speak to buyers: reviews, jobs, legal notices, news. */
export const isAboutOthers = (heading: string): boolean =>
  OTHER_SECTIONS.test(heading.slice(0, MAX_LENGTH)) || isReviews(heading);
