import type { ProductType } from '../../../src/domain/business-options.ts';
import type { Weights } from './matching.ts';
import type { Words } from './step-rule.ts';

/** Companies a business can address. */
export interface GroupRule {
  readonly id: string;
  readonly name: Words;
  /** Who they are and how to find the right ones. */
  readonly who: Words;
  /** Why they buy this kind of product; only businesses that sell one of these get the group. */
  readonly why: { readonly [Product in ProductType]?: Words };
  /** How they buy: at prices up to $1,000, and above. */
  readonly buys: { readonly small: Words; readonly large: Words };
  /** The other answers that speak for the group: price, customer type, size, ways to customers. */
  readonly when: Weights;
}
