import type { ProductType } from '../../../src/domain/business-options.ts';
import type { Options, Weights } from './matching.ts';
import type { GroupName } from './slots.ts';
import type { Words } from './step-rule.ts';
import type { Topic } from './topics.ts';

/** Companies a business can address. */
export interface GroupRule {
  readonly id: string;
  readonly name: Words;
  /** The name within a sentence. */
  readonly short: GroupName;
  /** Who they are and how to find the right ones. */
  readonly who: Words;
  /** Why they buy this kind of product; only businesses that sell one of these get the group. */
  readonly why: { readonly [Product in ProductType]?: Words };
  /** How they buy: at prices up to $1,000, and above. */
  readonly buys: { readonly small: Words; readonly large: Words };
  /** Fields of business that fit the group especially well. */
  readonly topics?: readonly Topic[];
  /** Only for businesses of one of these fields. */
  readonly needsTopic?: true;
  /** Only for those who chose one of these in every field named. */
  readonly only?: Options;
  /** The other answers that speak for the group: price, customer type, size, ways to customers. */
  readonly when: Weights;
}
