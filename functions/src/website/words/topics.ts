import { anyOf, wordsOf } from './patterns.ts';

/** Words of pages that say who is behind a website, what it offers at what price, and how to get in touch. */
export const PAGE_WORDS = {
  imprint: anyOf('imprint'),
  contact: anyOf('contact'),
  about: wordsOf('about'),
  enquiry: wordsOf('enquiry'),
  prices: wordsOf('prices'),
  services: wordsOf('services'),
  references: wordsOf('references'),
  privacy: anyOf('privacy'),
};
export type InternalKind = keyof typeof PAGE_WORDS;

export const { imprint: IMPRINT, privacy: PRIVACY } = PAGE_WORDS;

const GERMAN = wordsOf('german-words', 'giu');

const ENGLISH = wordsOf('english-words', 'giu');

const SAMPLE_LENGTH = 5_000;

/** Detects German or English by stop words; null if neither clearly leads. */
export function detectLanguage(text: string): 'de' | 'en' | null {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const count = (words: RegExp): number => sample.match(words)?.length ?? 0;
  const [german, english] = [count(GERMAN), count(ENGLISH)];
  if (Math.max(german, english) < 5) return null;
  if (german > 2 * english) return 'de';
  return english > 2 * german ? 'en' : null;
}
