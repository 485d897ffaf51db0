import { toWords } from './word-pattern.ts';

const MAX_LENGTH = 120;
const OTHER_SECTIONS = new RegExp(toWords('otherSections'), 'iu');
const REVIEWS = new RegExp(toWords('reviews'), 'iu');

/** Whether a heading begins a part with reviews. */
export const isReviews = (heading: string): boolean => REVIEWS.test(heading.slice(0, MAX_LENGTH));

/** Whether a heading begins a part that does not speak to buyers: reviews, jobs, legal notices, news. */
export const isAboutOthers = (heading: string): boolean =>
  OTHER_SECTIONS.test(heading.slice(0, MAX_LENGTH)) || isReviews(heading);
