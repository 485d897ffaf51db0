import type { ProductType } from '../../../../src/domain/wizard/business-options.ts';

/** A target group with its own texts, in content/<language>/groups/ by id. */
export interface GroupRule {
  readonly id: string;
  /** Products for which the content has a reason to buy. */
  readonly products: readonly ProductType[];
  /** The group's plural names in both languages; a hyphen also matches a space. */
  readonly words: string;
}
