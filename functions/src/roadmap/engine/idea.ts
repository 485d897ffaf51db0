/** Buyers that nobody named and that may be worth trying. */
export interface Idea {
  readonly name: string;
  /** Words of page or visitor that led to it. */
  readonly said: string;
}
