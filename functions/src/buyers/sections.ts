import { BUYERS_HEADING } from './cues.ts';

/** Longest heading of a list of buyers, in words: a longer one is a sentence. */
const MAX_WORDS = 8;

/** Whether what stands under a heading is a list of those who buy. */
export const isBuyersHeading = (heading: string): boolean =>
  BUYERS_HEADING.test(heading) && heading.trim().split(/\s+/).length <= MAX_WORDS;
