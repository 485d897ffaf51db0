import type { RoadmapInput, TargetGroup } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import type { ProductType } from '../../../../src/domain/wizard/business-options.ts';
import { type ChosenGroup, GROUP_COUNT } from './choose-groups.ts';
import type { RoadmapContent } from './content.ts';
import { quoted } from './own-words.ts';
import { filled, mainProductOf, type Slots } from './slots.ts';

/** The niche that a visitor brought along, as the first group; none without it. */
function chosenNiche(
  input: RoadmapInput,
  { phrases }: Pick<RoadmapContent, 'phrases'>,
  slots: Slots,
): readonly TargetGroup[] {
  if (input.niche === '') return [];
  const quote = quoted(input.niche, phrases);
  return [
    {
      id: 'chosen-niche',
      name: input.niche,
      description: filled(phrases.chosenNiche, { ...slots, quote }),
      because: { answer: { field: 'productTypes', option: mainProductOf(input) } },
    },
  ];
}

/** Those whom the website itself says it serves, cited; none where it names none. */
function ownAudience(
  input: RoadmapInput,
  { phrases }: Pick<RoadmapContent, 'phrases'>,
  slots: Slots,
): readonly TargetGroup[] {
  const [named] = input.site?.audiences ?? [];
  if (named === undefined) return [];
  return [
    {
      id: 'own-audience',
      name: named.charAt(0).toUpperCase() + named.slice(1),
      description: filled(phrases.ownAudience, { ...slots, quote: quoted(named, phrases) }),
      because: {
        answer: { field: 'productTypes', option: mainProductOf(input) },
        finding: 'audience',
      },
    },
  ];
}

/**
 * Words the chosen groups: who they are, why they buy this product, how they buy at these prices. The niche that a
 * visitor brought along comes first, then those whom the website itself names.
 */
export function writeGroups(
  groups: readonly ChosenGroup[],
  input: RoadmapInput,
  content: Pick<RoadmapContent, 'groups' | 'phrases'>,
  slots: Slots,
): readonly TargetGroup[] {
  const isSmall = input.chosen.priceRange.some((band) => band === '10-100' || band === '100-1k');
  const written = groups.map(({ rule: { id }, product }): TargetGroup => {
    const { name, who, why, buys } = content.groups[id];
    const reasons: { readonly [Product in ProductType]?: string } = why;
    return {
      id,
      name,
      description: [who, reasons[product], isSmall ? buys.small : buys.large]
        .flatMap((text) => (text ? filled(text, slots) : []))
        .join(' '),
      because: { answer: { field: 'productTypes', option: product } },
    };
  });
  const own = [...chosenNiche(input, content, slots), ...ownAudience(input, content, slots)];
  return [...own, ...written.filter(({ name }) => !own.some((one) => one.name === name))].slice(
    0,
    GROUP_COUNT.max,
  );
}
