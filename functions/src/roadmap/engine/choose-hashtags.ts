import type { RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import type { AnswerRef } from '../../../../src/domain/wizard/answers.ts';
import type { HashtagTexts } from './content.ts';
import { listAnswers } from './matching.ts';
import type { SellerKind } from './step-rule.ts';

export const HASHTAG_COUNT = { min: 8, max: 12 } as const;

/** Round-robin: each field adds one tag per round, so that none crowds out another. */
const FIELDS: readonly AnswerRef['field'][] = [
  'productTypes',
  'customerType',
  'biggestChallenges',
  'customerAcquisition',
  'businessPhase',
  'priceRange',
  'teamSize',
];

function findTag({ field, option }: AnswerRef, { byAnswer }: HashtagTexts): string | undefined {
  const tags: Readonly<Record<string, string | undefined>> = byAnswer[field];
  return tags[option];
}

const toHashtags = (tags: readonly string[]): readonly string[] =>
  [...new Set(tags)].slice(0, HASHTAG_COUNT.max).map((tag) => `#${tag}`);

/** Chooses unique hashtags for a business, each with "#". */
export function chooseHashtags(
  { chosen }: RoadmapInput,
  sellerKinds: readonly SellerKind[],
  texts: HashtagTexts,
): readonly string[] {
  if (!sellerKinds.includes('companies')) {
    const { common, byProduct, localTrades, byAnswer } = texts.toConsumers;
    return toHashtags([
      ...(sellerKinds.includes('local-trades') ? localTrades : []),
      ...chosen.productTypes.flatMap((product) => byProduct[product]),
      ...chosen.customerType.map((type) => byAnswer.customerType[type]),
      ...chosen.priceRange.map((band) => byAnswer.priceRange[band]),
      ...common,
    ]);
  }
  const answers = listAnswers(chosen);
  const byField = FIELDS.map((field) => answers.filter((answer) => answer.field === field));
  const rounds = Math.max(...byField.map(({ length }) => length));
  const interleaved = Array.from({ length: rounds }, (_, round) =>
    byField.flatMap((fieldAnswers) => fieldAnswers[round] ?? []),
  ).flat();
  const tags = interleaved.flatMap((answer) => findTag(answer, texts) ?? []);
  return toHashtags([...tags, ...texts.common]);
}
