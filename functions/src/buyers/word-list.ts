/** What a buyer is: it decides which advice fits. */
export type BuyerKind = 'company' | 'public' | 'association' | 'shop' | 'consumer';

/** Reviewed names of buyers, in the plural, separated by spaces; a hyphen also matches a space. */
export interface WordList {
  readonly kind: BuyerKind;
  /** They also name other things or nobody in particular, so they require a clear cue. */
  readonly needsCue?: true;
  readonly words: string;
}
