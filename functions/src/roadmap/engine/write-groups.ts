import type { RoadmapInput, TargetGroup } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { capitalize } from '../../../../src/domain/values/text.ts';
import type { ProductType } from '../../../../src/domain/wizard/business-options.ts';
import type { RoadmapContent } from './content.ts';
import { findGroup } from './group-rules.ts';
import { MAX_GROUPS, type NamedBuyer } from './named-buyers.ts';
import { formatQuote } from './own-words.ts';
import { chooseMainProduct, fillSlots, type Slots } from './slots.ts';

type Texts = Pick<RoadmapContent, 'groups' | 'advice' | 'phrases'>;

/** The target group for the niche that the visitor chose in the finder, if any. */
function createNicheGroup(input: RoadmapInput, { phrases }: Texts, slots: Slots): readonly TargetGroup[] {
  if (input.niche === '') return [];
  const quote = formatQuote(input.niche, phrases);
  return [
    {
      id: 'chosen-niche',
      name: input.niche,
      description: fillSlots(phrases.chosenNiche, { ...slots, quote }),
      because: { answer: { field: 'productTypes', option: chooseMainProduct(input) } },
    },
  ];
}

/** Chooses advice from the catalog, or general advice for the kind of buyer. */
function chooseAdvice(
  { name, kind }: NamedBuyer,
  input: RoadmapInput,
  texts: Texts,
): { readonly key: string; readonly text: string } {
  const rule = findGroup(name);
  if (!rule) return { key: kind, text: texts.advice[kind] };
  const hasLowPrices = input.chosen.priceRange.some((band) => band === '10-100' || band === '100-1k');
  const { who, why, buys } = texts.groups[rule.id];
  const reasons: { readonly [Product in ProductType]?: string } = why;
  const product = [chooseMainProduct(input), ...input.chosen.productTypes].find(
    (candidate) => reasons[candidate] !== undefined,
  );
  const reason = product === undefined ? '' : (reasons[product] ?? '');
  return {
    key: rule.id,
    text: [who, reason, hasLowPrices ? buys.small : buys.large].filter(Boolean).join(' '),
  };
}

/** Writes the target groups: the chosen niche, and the named buyers with advice. */
export function writeGroups(
  buyers: readonly NamedBuyer[],
  input: RoadmapInput,
  texts: Texts,
  slots: Slots,
): readonly TargetGroup[] {
  const groupNamesByAdvice = new Map<string, string>();
  const named = buyers.map((buyer, index): TargetGroup => {
    const name = capitalize(buyer.name);
    const { key, text } = chooseAdvice(buyer, input, texts);
    const other = groupNamesByAdvice.get(key);
    if (other === undefined) groupNamesByAdvice.set(key, name);
    return {
      id: `named-${index + 1}`,
      name,
      description:
        other === undefined ? fillSlots(text, slots) : fillSlots(texts.phrases.sameAdvice, { other }),
      because: {
        answer: { field: 'productTypes', option: chooseMainProduct(input) },
        ...(buyer.by === 'website' && { finding: 'audience' }),
      },
      ...(buyer.quote !== '' && { said: { by: buyer.by, quote: buyer.quote.slice(0, 300).toWellFormed() } }),
    };
  });
  return [...createNicheGroup(input, texts, slots), ...named].slice(0, MAX_GROUPS);
}
