import type { RoadmapInput } from '../../../src/contract/generate-anbahn-roadmap.ts';
import type { AnswerRef } from '../../../src/domain/answers.ts';
import { answersOf } from './matching.ts';
import { COMMON_TAGS, TAGS } from './words/hashtags.ts';

export const HASHTAG_COUNT = { min: 8, max: 12 } as const;

/** In each round every field gives one more tag, in this order: no field crowds out another. */
const FIELDS: readonly AnswerRef['field'][] = [
  'productTypes',
  'customerType',
  'biggestChallenges',
  'customerAcquisition',
  'businessPhase',
  'priceRange',
  'teamSize',
];

function tagOf({ field, option }: AnswerRef, language: RoadmapInput['language']): string | undefined {
  const tags: Readonly<Record<string, { readonly [Language in typeof language]: string } | undefined>> =
    TAGS[field];
  return tags[option]?.[language];
}

/** Hashtags for one business, each once, with the sign. */
export function chooseHashtags({ chosen, language }: RoadmapInput): readonly string[] {
  const answers = answersOf(chosen);
  const byField = FIELDS.map((field) => answers.filter((answer) => answer.field === field));
  const rounds = Math.max(...byField.map(({ length }) => length));
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    byField.flatMap((ofField) => ofField[round] ?? []),
  ).flat();
  const tags = inTurn.flatMap((answer) => tagOf(answer, language) ?? []);
  return [...new Set([...tags, ...COMMON_TAGS[language]])]
    .slice(0, HASHTAG_COUNT.max)
    .map((tag) => `#${tag}`);
}
