import { getModel } from '../page/model.ts';
import type { Page } from '../page/page.ts';
import { countWords } from '../page/text.ts';
import { judgeAbsence } from './absent.ts';
import { type Check, type Evidence, fail, pass, quoteAs, unknown, warn } from './check.ts';
import { detectPageLanguage } from './text-view.ts';

/** Minimum sentences and pronouns for a verdict. */
const MIN_SENTENCES = 5;
const MIN_PRONOUNS = 6;
/** Minimum words of a block of prose. */
const MIN_PROSE_WORDS = 6;
/** Maximum blocks read. */
const MAX_PROSE_BLOCKS = 300;
/** Minimum words of running text for a pass (the advice says about 250) and for a warning. */
const MIN_WORDS = 225;
const MIN_PARTIAL_WORDS = 120;

interface Sentence {
  readonly text: string;
  readonly words: number;
}

/** The page's own sentences, without lists, addresses and quotes. */
function getSentences(page: Page): readonly Sentence[] {
  return getModel(page)
    .prose.filter(
      ({ region, words, kind, level, text }) =>
        region !== 'footer' &&
        kind === 'text' &&
        level === 0 &&
        words >= MIN_PROSE_WORDS &&
        /[.!?…]["”“»)]?$/.test(text),
    )
    .slice(0, MAX_PROSE_BLOCKS)
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s/))
    .map((text) => ({ text, words: countWords(text) }))
    .filter(({ words }) => words > 2);
}

/** Pronouns for the reader and the company, by language. */
const PRONOUNS: Readonly<Record<'de' | 'en', { readonly you: RegExp; readonly we: RegExp }>> = {
  de: {
    you: /(?<!\p{L})(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?|[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(?:e[mnrs]?)?|[Ee]uch|[Ee]uer|[Ee]ure[mnrs]?)(?!\p{L})/gu,
    we: /(?<!\p{L})(?:[Ww]ir|[Uu]ns(?:er(?:e[mnrs]?)?)?|[Ii]ch|[Mm]ein(?:e[mnrs]?)?)(?!\p{L})/gu,
  },
  en: {
    you: /(?<!\p{L})(?:[Yy]ou(?:rs?)?)(?!\p{L})/gu,
    we: /(?<!\p{L})(?:[Ww]e|[Oo]urs?|us|I|[Mm]y)(?!\p{L})/gu,
  },
};

/** Writing style checks. */
export const STYLE_CHECKS: readonly Check[] = [
  {
    id: 'text-depth',
    weight: 2,
    severity: 'medium',
    needsText: true,
    run: (site) => {
      const { runningWords } = getModel(site.page);
      const evidence: Evidence = { kind: 'words', count: runningWords };
      if (runningWords >= MIN_WORDS) return pass(evidence);
      if (runningWords >= MIN_PARTIAL_WORDS) return warn(evidence);
      const verdict = judgeAbsence(site, 'words', { part: /content|main|app|text/i });
      return verdict.status === 'fail' ? fail(evidence) : verdict;
    },
  },
  {
    id: 'readability',
    weight: 2,
    severity: 'low',
    needsText: true,
    run: ({ page }) => {
      const sentences = getSentences(page);
      if (sentences.length < MIN_SENTENCES)
        return unknown({ kind: 'few-sentences', count: sentences.length });
      const average = sentences.reduce((sum, { words }) => sum + words, 0) / sentences.length;
      const longest = sentences.reduce((long, sentence) => (sentence.words > long.words ? sentence : long));
      if (average <= 18) return pass();
      const evidence = quoteAs('sentence', longest.text);
      return average <= 25 ? warn(evidence) : fail(evidence);
    },
  },
  {
    id: 'customer-focus',
    weight: 2,
    severity: 'medium',
    needsText: true,
    run: ({ page }) => {
      const language = detectPageLanguage(page);
      const pronouns =
        language === 'de' || language === 'en' ? [PRONOUNS[language]] : [PRONOUNS.de, PRONOUNS.en];
      const text = getModel(page)
        .prose.filter(({ kind, isTestimonial }) => kind !== 'quote' && !isTestimonial)
        .map((block) => block.text)
        .join(' ');
      const count = (person: 'you' | 'we'): number =>
        pronouns.reduce((sum, words) => sum + (text.match(words[person])?.length ?? 0), 0);
      const [you, we] = [count('you'), count('we')];
      if (you + we < MIN_PRONOUNS) return unknown({ kind: 'few-addresses', count: you + we });
      const evidence: Evidence = { kind: 'you-and-we', count: you, of: we };
      const share = you / (you + we);
      if (share >= 0.45) return pass(evidence);
      return share >= 0.25 ? warn(evidence) : fail(evidence);
    },
  },
];
