import type { RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import type { ProductType } from '../../../../src/domain/wizard/business-options.ts';
import type { Stems } from './content.ts';
import type { Group } from './group-rules.ts';
import { answersOf, fits, weighed } from './matching.ts';
import { mainProductOf } from './slots.ts';
import type { Topic } from './topic.ts';
import { topicsOf } from './topics.ts';

/** Groups a roadmap names at most and at least. */
export const GROUP_COUNT = { min: 3, max: 5 } as const;

/** A group of the main product counts for more than one of a product sold beside it. */
const MAIN_PRODUCT = 4;
const OTHER_PRODUCT = 2;

/** What it is worth that a group fits the field a business works in. */
const TOPIC = 4;

/** A group whose rank is below this share of the best one's is left out, as long as enough remain. */
const WORTH_NAMING = 0.6;

/** A group that applies, and the product it would buy. */
export interface ChosenGroup {
  readonly rule: Group;
  readonly product: ProductType;
  readonly rank: number;
}

function rankedOf(rule: Group, input: RoadmapInput, topics: readonly Topic[]): ChosenGroup | null {
  const isTopical = rule.topics?.some((topic) => topics.includes(topic)) ?? false;
  if ((rule.needsTopic && !isTopical) || (rule.only && !fits(input.chosen, rule.only))) return null;
  const main = mainProductOf(input);
  const product = [main, ...input.chosen.productTypes].find((sold) => rule.products.includes(sold));
  if (!product) return null;
  const other = weighed(rule.when, answersOf(input.chosen)).reduce((total, { weight }) => total + weight, 0);
  return {
    rule,
    product,
    rank: (product === main ? MAIN_PRODUCT : OTHER_PRODUCT) + (isTopical ? TOPIC : 0) + other,
  };
}

/** The groups for one business, best first. */
export function chooseGroups(
  rules: readonly Group[],
  input: RoadmapInput,
  stems: readonly Stems[],
): readonly ChosenGroup[] {
  const topics = topicsOf(input, stems);
  const ranked = rules.flatMap((rule) => rankedOf(rule, input, topics) ?? []).sort((a, b) => b.rank - a.rank);
  const best = ranked[0]?.rank ?? 0;
  return ranked
    .filter(({ rank }, index) => index < GROUP_COUNT.min || rank >= WORTH_NAMING * best)
    .slice(0, GROUP_COUNT.max);
}
