/** Suggested buyers that nobody named. */
export interface Idea {
  readonly name: string;
  /** The words that led to it. */
  readonly matchedWords: string;
}
