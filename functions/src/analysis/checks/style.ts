import type { Page } from '../page/page.ts';
import { countWords } from '../page/text.ts';
import { type Check, fail, pass, quoted, type Sight, unknown, warn } from './check.ts';
import { running, runningText } from './text-view.ts';

/** Fewer sentences, or fewer words of address, than this say nothing. */
const FEW_SENTENCES = 5;
const FEW_ADDRESSES = 6;
/** A block of at least this many words is prose, not a label. */
const PROSE_WORDS = 6;
/** As many blocks as tell a style. */
const PROSE_BLOCKS = 300;

interface Sentence {
  readonly text: string;
  readonly words: number;
}

function sentencesOf(page: Page): readonly Sentence[] {
  return running(page)
    .filter(({ region, words }) => region !== 'footer' && words >= PROSE_WORDS)
    .slice(0, PROSE_BLOCKS)
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s/))
    .map((text) => ({ text, words: countWords(text) }))
    .filter(({ words }) => words > 2);
}

const YOU =
  /(?<!\p{L})(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?|[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(?:e[mnrs]?)?|[Ee]uch|[Ee]uer|[Ee]ure[mnrs]?|[Yy]ou(?:rs?)?)(?!\p{L})/gu;
const WE = /(?<!\p{L})(?:[Ww]ir|[Uu]ns(?:er(?:e[mnrs]?)?)?|[Ww]e|[Oo]urs?|us)(?!\p{L})/gu;

/** How the text is written. */
export const STYLE_CHECKS: readonly Check[] = [
  {
    id: 'text-depth',
    weight: 2,
    severity: 'medium',
    needsText: true,
    run: ({ page: { wordCount } }) => {
      const sight: Sight = { kind: 'words', count: wordCount };
      if (wordCount >= 250) return pass(sight);
      return wordCount >= 100 ? warn(sight) : fail(sight);
    },
  },
  {
    id: 'readability',
    weight: 2,
    severity: 'low',
    needsText: true,
    run: ({ page }) => {
      const sentences = sentencesOf(page);
      if (sentences.length < FEW_SENTENCES) return unknown();
      const average = sentences.reduce((sum, { words }) => sum + words, 0) / sentences.length;
      const longest = sentences.reduce((long, sentence) => (sentence.words > long.words ? sentence : long));
      if (average <= 18) return pass();
      const sight = quoted('sentence', longest.text);
      return average <= 25 ? warn(sight) : fail(sight);
    },
  },
  {
    id: 'customer-focus',
    weight: 2,
    severity: 'medium',
    needsText: true,
    run: ({ page }) => {
      const text = runningText(page);
      const you = text.match(YOU)?.length ?? 0;
      const we = text.match(WE)?.length ?? 0;
      if (you + we < FEW_ADDRESSES) return unknown();
      const sight: Sight = { kind: 'you-and-we', count: you, of: we };
      const share = you / (you + we);
      if (share >= 0.45) return pass(sight);
      return share >= 0.25 ? warn(sight) : fail(sight);
    },
  },
];
