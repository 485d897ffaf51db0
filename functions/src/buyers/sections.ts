import { ABOUT_HEADING, BUYERS_HEADING } from './cues.ts';

/** Longest heading of a list of buyers, in words: a longer one is a sentence. */
const MAX_WORDS = 8;

/** “Who runs on Slipwise”, not “Who we are”. */
const ASKS_WHO =
  /^(?:who|wer|wem|wen|für wen)\s(?!.*(?:we are|wir sind|i am|ich bin|behind|dahinter|steckt|team|kommt|keeps|built|made|makes|started|founded))/iu;

/** Whether what stands under a heading is a list of those who buy. */
export const isBuyersHeading = (heading: string): boolean =>
  (BUYERS_HEADING.test(heading) || ASKS_WHO.test(heading.trim())) &&
  heading.trim().split(/\s+/).length <= MAX_WORDS;

/** Whether what stands under a heading tells who the speakers are. */
export const isAboutHeading = (heading: string): boolean =>
  ABOUT_HEADING.test(heading) && !isBuyersHeading(heading) && heading.trim().split(/\s+/).length <= MAX_WORDS;
