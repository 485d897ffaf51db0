import type { RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import type { Stems } from './content.ts';
import type { Sort } from './step-rule.ts';

/** The kinds of a business, by answers, website and the visitor's words. */
export function sortsOf(input: RoadmapInput, stems: readonly Stems[]): readonly Sort[] {
  const { chosen, site, customChallenge } = input;
  const sellsToConsumers = chosen.customerType.includes('b2c');
  const isTrade =
    chosen.productTypes.some((product) => product === 'services' || product === 'physical_products') &&
    stems.some(({ localTrade }) => localTrade.test(`${site?.title ?? ''}\n${customChallenge}`));
  const isShop =
    sellsToConsumers &&
    chosen.productTypes.includes('physical_products') &&
    chosen.priceRange.some((band) => band === '10-100' || band === '100-1k');
  const sorts: Sort[] = [];
  if (sellsToConsumers) sorts.push('consumers');
  if (isTrade) sorts.push('local-trades');
  if (isShop && !isTrade) sorts.push('shops');
  return sorts.length > 0 ? sorts : ['companies'];
}
