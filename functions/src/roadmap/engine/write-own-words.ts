/** Describes what the visitor's own words changed, and where. */
import type { Candidate } from './choose-steps.ts';
import type { RoadmapContent } from './content.ts';
import type { OwnSentence } from './own-words.ts';
import { fillSlots, type Slots } from './slots.ts';

/** A change caused by a sentence. */
export interface Interpretation {
  /** Where it shows: id of a step, or `groups`. */
  readonly at: string;
  readonly quote: string;
  readonly so: string;
  /** An additional task, in `step` or else where it shows. */
  readonly how?: string;
  readonly step?: string;
}

const MAX_QUOTE = 300;

const quoteOf = ({ text }: OwnSentence): string => text.slice(0, MAX_QUOTE).toWellFormed();

/** The share of the usual number of contacts, 0 to 1. */
export const shareOf = (sentences: readonly OwnSentence[]): number =>
  Math.min(1, ...sentences.flatMap(({ wishes }) => wishes.map(({ share = 1 }) => share)));

export function interpretSentences(
  sentences: readonly OwnSentence[],
  steps: readonly Candidate[],
  { wishes: texts, phrases }: Pick<RoadmapContent, 'wishes' | 'phrases'>,
  slots: Slots,
): readonly Interpretation[] {
  const inPlan = (ids: readonly string[]): string =>
    ids.find((id) => steps.some(({ rule }) => rule.id === id)) ?? steps[0]?.rule.id ?? 'groups';
  const exclusionTask = (names: readonly string[]): Pick<Interpretation, 'how' | 'step'> =>
    names.length === 0
      ? {}
      : {
          how: phrases.excludedHow.replace('{names}', () => names.join(', ')),
          step: inPlan(['choose-buyers', 'first-list', 'jobs-you-want']),
        };
  return sentences.flatMap((sentence): Interpretation[] => {
    const { buyers, excluded, wishes, challenges } = sentence;
    const quote = quoteOf(sentence);
    const groups = [
      ...(buyers.length > 0 ? [phrases.buyersHeard.replace('{names}', () => buyers.join(', '))] : []),
      ...(excluded.length > 0 ? [phrases.excludedHeard.replace('{names}', () => excluded.join(', '))] : []),
    ];
    const aboutChallenge = challenges
      .map((challenge) => steps.find(({ mentions }) => mentions.includes(challenge)))
      .find(Boolean);
    return [
      ...(groups.length > 0
        ? [{ at: 'groups', quote, so: groups.join(' '), ...exclusionTask(excluded) }]
        : []),
      ...wishes.map(({ id, requires }): Interpretation => {
        const { so, how } = texts[id];
        return { at: inPlan(requires), quote, so: fillSlots(so, slots), how: fillSlots(how, slots) };
      }),
      ...(aboutChallenge ? [{ at: aboutChallenge.rule.id, quote, so: phrases.challengeHeard }] : []),
    ];
  });
}

export const unusedIn = (
  sentences: readonly OwnSentence[],
  interpreted: readonly Interpretation[],
): readonly string[] =>
  sentences.map(quoteOf).filter((quote) => !interpreted.some((entry) => entry.quote === quote));
