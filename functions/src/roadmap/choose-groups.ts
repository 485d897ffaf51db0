import type { RoadmapInput, TargetGroup } from '../../../src/contract/generate-anbahn-roadmap.ts';
import type { ProductType } from '../../../src/domain/business-options.ts';
import type { GroupRule } from './group-rule.ts';
import { answersOf, weighed } from './matching.ts';
import { filled, mainProductOf, slotsOf } from './slots.ts';

/** Groups a roadmap names at most and at least. */
export const GROUP_COUNT = { min: 3, max: 5 } as const;

/** A group of the main product counts for more than one of a product sold beside it. */
const MAIN_PRODUCT = 4;
const OTHER_PRODUCT = 2;

/** A group whose rank is below this share of the best one's is left out, as long as enough remain. */
const WORTH_NAMING = 0.6;

interface Ranked {
  readonly rule: GroupRule;
  readonly product: ProductType;
  readonly rank: number;
}

function rankedOf(rule: GroupRule, input: RoadmapInput): Ranked | null {
  const main = mainProductOf(input);
  const product = rule.why[main] ? main : input.chosen.productTypes.find((chosen) => rule.why[chosen]);
  if (!product) return null;
  const other = weighed(rule.when, answersOf(input.chosen)).reduce((total, { weight }) => total + weight, 0);
  return { rule, product, rank: (product === main ? MAIN_PRODUCT : OTHER_PRODUCT) + other };
}

/** The target groups for one business, best first, each with the reason why it should be spoken to. */
export function chooseGroups(rules: readonly GroupRule[], input: RoadmapInput): readonly TargetGroup[] {
  const { language, chosen } = input;
  const slots = slotsOf(input, []);
  const isSmall = chosen.priceRange.some((band) => band === '10-100' || band === '100-1k');
  const ranked = rules.flatMap((rule) => rankedOf(rule, input) ?? []).sort((a, b) => b.rank - a.rank);
  const best = ranked[0]?.rank ?? 0;
  return ranked
    .filter(({ rank }, index) => index < GROUP_COUNT.min || rank >= WORTH_NAMING * best)
    .slice(0, GROUP_COUNT.max)
    .map(({ rule, product }) => ({
      id: rule.id,
      name: rule.name[language],
      description: [rule.who, rule.why[product], isSmall ? rule.buys.small : rule.buys.large]
        .flatMap((words) => (words ? filled(words[language], slots) : []))
        .join(' '),
      because: { answer: { field: 'productTypes', option: product } },
    }));
}
