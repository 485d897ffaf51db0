/** Interprets the visitor's own words, sentence by sentence. */
import type { RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { fill } from '../../../../src/copy/fill.ts';
import { truncateAtWord } from '../../../../src/domain/values/text.ts';
import { CHALLENGES, type Challenge } from '../../../../src/domain/wizard/business-options.ts';
import { splitSentences } from '../../buyers/tokens.ts';
import type { Phrases, Stems } from './content.ts';
import type { Buyers } from './named-buyers.ts';
import { WISHES, type Wish, type WishRule } from './wishes.ts';

const MAX_QUOTE_LENGTH = 140;

type AnyWish = WishRule & { readonly id: Wish };
const RULES: readonly AnyWish[] = WISHES;

export interface OwnSentence {
  readonly text: string;
  /** Names of the buyers that it mentions or excludes. */
  readonly buyers: readonly string[];
  readonly excluded: readonly string[];
  readonly wishes: readonly AnyWish[];
  /** Challenges that it describes; empty if anything else was understood. */
  readonly challenges: readonly Challenge[];
}

function findWishes(text: string, stems: readonly Stems[], isUnderstood: boolean): readonly AnyWish[] {
  const all = RULES.filter(({ id }) => stems.some(({ wishes }) => wishes[id].test(text)));
  const specific = all.filter(({ id }) => !all.some(({ replaces }) => replaces === id));
  const first = specific.filter(({ isLast }) => !isLast);
  return first.length > 0 || isUnderstood ? first : specific.slice(0, 1);
}

export const readOwnSentences = (
  { customChallenge }: Pick<RoadmapInput, 'customChallenge'>,
  { named, excluded }: Buyers,
  stems: readonly Stems[],
): readonly OwnSentence[] =>
  splitSentences(customChallenge).map((text) => {
    const buyers = named.filter(({ by, quote }) => by === 'words' && quote === text).map(({ name }) => name);
    const excludedNames = excluded.filter(({ quote }) => quote === text).map(({ name }) => name);
    const wishes = findWishes(text, stems, buyers.length + excludedNames.length > 0);
    const isUnderstood = buyers.length + excludedNames.length + wishes.length > 0;
    const challenges = CHALLENGES.filter((challenge) =>
      stems.some((languageStems) => !isUnderstood && languageStems.challenges[challenge].test(text)),
    );
    return { text, buyers, excluded: excludedNames, wishes, challenges };
  });

/** Puts a text in the language's quotation marks, removes its own, and truncates it. */
export function formatQuote(
  text: string,
  phrases: Pick<Phrases, 'quoted'>,
  maxLength: number = MAX_QUOTE_LENGTH,
): string {
  const plain = text.replace(/["“”„‟«»]+/gu, '').trim();
  return fill(phrases.quoted, { text: truncateAtWord(plain, maxLength) });
}
