import type { ProductType } from '../../../../src/domain/wizard/business-options.ts';
import type { Options, Weights } from './matching.ts';
import type { Topic } from './topic.ts';

/** When companies of a kind are worth addressing. What is said of them stands in content/<language>/groups/, by the id. */
export interface GroupRule {
  readonly id: string;
  /** What they buy: only businesses that sell one of these get the group, and the content says why they do. */
  readonly products: readonly ProductType[];
  /** Fields of business that fit the group especially well. */
  readonly topics?: readonly Topic[];
  /** Only for businesses of one of these fields. */
  readonly needsTopic?: true;
  /** Only for those who chose one of these in every field named. */
  readonly only?: Options;
  /** The other answers that speak for the group: price, customer type, size, ways to customers. */
  readonly when: Weights;
}
