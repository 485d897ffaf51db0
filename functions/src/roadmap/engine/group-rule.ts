import type { ProductType } from '../../../../src/domain/wizard/business-options.ts';

/** Buyers of a kind of whom more can be said than of buyers in general: in content/<language>/groups/, by the id. */
export interface GroupRule {
  readonly id: string;
  /** What the content says why they buy. */
  readonly products: readonly ProductType[];
  /** How they are called, in the plural and in both languages; a hyphen also stands for a blank. */
  readonly words: string;
}
