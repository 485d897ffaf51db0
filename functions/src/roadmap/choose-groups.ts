import type { RoadmapInput, TargetGroup } from '../../../src/contract/generate-anbahn-roadmap.ts';
import type { ProductType } from '../../../src/domain/business-options.ts';
import type { GroupRule } from './group-rule.ts';
import { answersOf, fits, weighed } from './matching.ts';
import { filled, mainProductOf, type Slots } from './slots.ts';
import { type Topic, topicsOf } from './topics.ts';

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
  readonly rule: GroupRule;
  readonly product: ProductType;
  readonly rank: number;
}

function rankedOf(rule: GroupRule, input: RoadmapInput, topics: readonly Topic[]): ChosenGroup | null {
  const isTopical = rule.topics?.some((topic) => topics.includes(topic)) ?? false;
  if ((rule.needsTopic && !isTopical) || (rule.only && !fits(input.chosen, rule.only))) return null;
  const main = mainProductOf(input);
  const product = rule.why[main] ? main : input.chosen.productTypes.find((chosen) => rule.why[chosen]);
  if (!product) return null;
  const other = weighed(rule.when, answersOf(input.chosen)).reduce((total, { weight }) => total + weight, 0);
  return {
    rule,
    product,
    rank: (product === main ? MAIN_PRODUCT : OTHER_PRODUCT) + (isTopical ? TOPIC : 0) + other,
  };
}

/** The groups for one business, best first. */
export function chooseGroups(rules: readonly GroupRule[], input: RoadmapInput): readonly ChosenGroup[] {
  const topics = topicsOf(input);
  const ranked = rules.flatMap((rule) => rankedOf(rule, input, topics) ?? []).sort((a, b) => b.rank - a.rank);
  const best = ranked[0]?.rank ?? 0;
  return ranked
    .filter(({ rank }, index) => index < GROUP_COUNT.min || rank >= WORTH_NAMING * best)
    .slice(0, GROUP_COUNT.max);
}

/** Words the chosen groups: who they are, why they buy this product, how they buy at these prices. */
export function writeGroups(
  groups: readonly ChosenGroup[],
  { chosen, language }: RoadmapInput,
  slots: Slots,
): readonly TargetGroup[] {
  const isSmall = chosen.priceRange.some((band) => band === '10-100' || band === '100-1k');
  return groups.map(({ rule: { id, name, who, why, buys }, product }) => ({
    id,
    name: name[language],
    description: [who, why[product], isSmall ? buys.small : buys.large]
      .flatMap((words) => (words ? filled(words[language], slots) : []))
      .join(' '),
    because: { answer: { field: 'productTypes', option: product } },
  }));
}
