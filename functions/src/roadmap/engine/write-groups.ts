import type { RoadmapInput, TargetGroup } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import type { ProductType } from '../../../../src/domain/wizard/business-options.ts';
import type { RoadmapContent } from './content.ts';
import { groupFor } from './group-rules.ts';
import { MAX_GROUPS, type NamedBuyer } from './named-buyers.ts';
import { quoted } from './own-words.ts';
import { filled, mainProductOf, type Slots } from './slots.ts';

type Texts = Pick<RoadmapContent, 'groups' | 'advice' | 'phrases'>;

/** The niche that a visitor brought along, as the first group; none without it. */
function chosenNiche(input: RoadmapInput, { phrases }: Texts, slots: Slots): readonly TargetGroup[] {
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

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where to find them, who decides, what to say first: by the catalogue where it knows them, else for their kind. */
function adviceOn(
  { name, kind }: NamedBuyer,
  input: RoadmapInput,
  texts: Texts,
): { readonly key: string; readonly text: string } {
  const rule = groupFor(name);
  if (!rule) return { key: kind, text: texts.advice[kind] };
  const isSmall = input.chosen.priceRange.some((band) => band === '10-100' || band === '100-1k');
  const { who, why, buys } = texts.groups[rule.id];
  const reasons: { readonly [Product in ProductType]?: string } = why;
  const product = [mainProductOf(input), ...input.chosen.productTypes].find(
    (sold) => reasons[sold] !== undefined,
  );
  const reason = product === undefined ? '' : (reasons[product] ?? '');
  return { key: rule.id, text: [who, reason, isSmall ? buys.small : buys.large].filter(Boolean).join(' ') };
}

/** Those who were named, in the words of who named them, each with what is good to know; none where nobody was. */
export function writeGroups(
  buyers: readonly NamedBuyer[],
  input: RoadmapInput,
  texts: Texts,
  slots: Slots,
): readonly TargetGroup[] {
  const told = new Map<string, string>();
  const named = buyers.map((buyer, at): TargetGroup => {
    const name = capitalised(buyer.name);
    const { key, text } = adviceOn(buyer, input, texts);
    const other = told.get(key);
    if (other === undefined) told.set(key, name);
    return {
      id: `named-${at + 1}`,
      name,
      description: other === undefined ? filled(text, slots) : filled(texts.phrases.sameAdvice, { other }),
      because: {
        answer: { field: 'productTypes', option: mainProductOf(input) },
        ...(buyer.by === 'website' && { finding: 'audience' }),
      },
      ...(buyer.quote !== '' && { said: { by: buyer.by, quote: buyer.quote.slice(0, 300).toWellFormed() } }),
    };
  });
  return [...chosenNiche(input, texts, slots), ...named].slice(0, MAX_GROUPS);
}
