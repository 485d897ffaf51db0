/** The kind of a buyer, which determines the advice. */
export type BuyerKind = 'company' | 'public' | 'association' | 'shop' | 'consumer';

/** Reviewed names of buyers, in the plural, separated by spaces; a hyphen also matches a space. */
export interface WordList {
  readonly kind: BuyerKind;
  /** The words also name other things, or nobody in particular, so they require a clear cue. */
  readonly needsCue?: true;
  readonly words: string;
}
