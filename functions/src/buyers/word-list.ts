/** What a buyer is: it decides which advice fits. */
export type BuyerKind = 'company' | 'public' | 'association' | 'shop' | 'consumer';

/** Reviewed names of buyers, in the plural, parted by blanks; a hyphen also stands for a blank. */
export interface WordList {
  readonly kind: BuyerKind;
  /** They name other things or nobody in particular as well, so they count only beside a clear cue. */
  readonly needsCue?: true;
  readonly words: string;
}
