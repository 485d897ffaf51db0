/** Describes what the visitor's own words changed in the roadmap, and where. */
import type { Candidate } from './choose-steps.ts';
import type { RoadmapContent } from './content.ts';
import type { OwnSentence } from './own-words.ts';
import { fillSlots, type Slots } from './slots.ts';

/** A change caused by a sentence. */
export interface Interpretation {
  /** Where the change shows: id of a step, or `groups`. */
  readonly at: string;
  readonly quote: string;
  readonly so: string;
  /** An additional task, in `step` or else where the change shows. */
  readonly how?: string;
  readonly step?: string;
}

const MAX_QUOTE_LENGTH = 300;

const truncateQuote = ({ text }: OwnSentence): string => text.slice(0, MAX_QUOTE_LENGTH).toWellFormed();

/** Computes the share of the usual number of contacts that the wishes allow, 0 to 1. */
export const computeContactShare = (sentences: readonly OwnSentence[]): number =>
  Math.min(1, ...sentences.flatMap(({ wishes }) => wishes.map(({ share = 1 }) => share)));

export function interpretSentences(
  sentences: readonly OwnSentence[],
  steps: readonly Candidate[],
  { wishes: texts, phrases }: Pick<RoadmapContent, 'wishes' | 'phrases'>,
  slots: Slots,
): readonly Interpretation[] {
  const findStepInPlan = (ids: readonly string[]): string =>
    ids.find((id) => steps.some(({ rule }) => rule.id === id)) ?? steps[0]?.rule.id ?? 'groups';
  const createExclusionTask = (names: readonly string[]): Pick<Interpretation, 'how' | 'step'> =>
    names.length === 0
      ? {}
      : {
          how: phrases.excludedHow.replace('{names}', () => names.join(', ')),
          step: findStepInPlan(['choose-buyers', 'first-list', 'jobs-you-want']),
        };
  return sentences.flatMap((sentence): Interpretation[] => {
    const { buyers, excluded, wishes, challenges } = sentence;
    const quote = truncateQuote(sentence);
    const groupChanges = [
      ...(buyers.length > 0 ? [phrases.buyersHeard.replace('{names}', () => buyers.join(', '))] : []),
      ...(excluded.length > 0 ? [phrases.excludedHeard.replace('{names}', () => excluded.join(', '))] : []),
    ];
    const challengeStep = challenges
      .map((challenge) => steps.find(({ mentions }) => mentions.includes(challenge)))
      .find(Boolean);
    return [
      ...(groupChanges.length > 0
        ? [{ at: 'groups', quote, so: groupChanges.join(' '), ...createExclusionTask(excluded) }]
        : []),
      ...wishes.map(({ id, requires }): Interpretation => {
        const { so, how } = texts[id];
        return { at: findStepInPlan(requires), quote, so: fillSlots(so, slots), how: fillSlots(how, slots) };
      }),
      ...(challengeStep ? [{ at: challengeStep.rule.id, quote, so: phrases.challengeHeard }] : []),
    ];
  });
}

export const findUnusedSentences = (
  sentences: readonly OwnSentence[],
  interpretations: readonly Interpretation[],
): readonly string[] =>
  sentences.map(truncateQuote).filter((quote) => !interpretations.some((entry) => entry.quote === quote));
