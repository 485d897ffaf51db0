import type { RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import type { AnswerRef } from '../../../../src/domain/wizard/answers.ts';
import type { HashtagTexts } from './content.ts';
import { answersOf } from './matching.ts';

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

function tagOf({ field, option }: AnswerRef, { byAnswer }: HashtagTexts): string | undefined {
  const tags: Readonly<Record<string, string | undefined>> = byAnswer[field];
  return tags[option];
}

/** Hashtags for one business, each once, with the sign. */
export function chooseHashtags({ chosen }: RoadmapInput, texts: HashtagTexts): readonly string[] {
  const answers = answersOf(chosen);
  const byField = FIELDS.map((field) => answers.filter((answer) => answer.field === field));
  const rounds = Math.max(...byField.map(({ length }) => length));
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    byField.flatMap((ofField) => ofField[round] ?? []),
  ).flat();
  const tags = inTurn.flatMap((answer) => tagOf(answer, texts) ?? []);
  return [...new Set([...tags, ...texts.common])].slice(0, HASHTAG_COUNT.max).map((tag) => `#${tag}`);
}
