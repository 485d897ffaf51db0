import type { RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import type { ProductType } from '../../../../src/domain/wizard/business-options.ts';
import type { Stems } from './content.ts';
import type { SellerKind } from './step-rule.ts';

const ONLINE: ReadonlySet<ProductType> = new Set(['software_saas', 'digital_products', 'marketplace']);

/** Determines a business's kinds from the answers, the website and the visitor's own words. */
export function determineSellerKinds(input: RoadmapInput, stems: readonly Stems[]): readonly SellerKind[] {
  const { chosen, site, customChallenge } = input;
  const sellsToConsumers = chosen.customerType.includes('b2c');
  const words = `${site?.title ?? ''}\n${customChallenge}`;
  const isTrade =
    chosen.productTypes.some((product) => product === 'services' || product === 'physical_products') &&
    stems.some(({ localTrade }) => localTrade.test(words));
  const isPractice =
    chosen.productTypes.includes('services') && stems.some(({ practice }) => practice.test(words));
  const isShop =
    sellsToConsumers &&
    chosen.productTypes.includes('physical_products') &&
    chosen.priceRange.some((band) => band === '10-100' || band === '100-1k');
  const kinds: SellerKind[] = [];
  if (sellsToConsumers) kinds.push('consumers');
  if (isTrade) kinds.push('local-trades');
  if (isShop && !isTrade) kinds.push('shops');
  if (isPractice) kinds.push('practices');
  if (sellsToConsumers && chosen.productTypes.every((product) => ONLINE.has(product))) kinds.push('online');
  return kinds.length > 0 ? kinds : ['companies'];
}
