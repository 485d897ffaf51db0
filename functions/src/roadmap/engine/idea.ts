/** Suggested buyers that neither the visitor nor the website named. */
export interface Idea {
  readonly name: string;
  /** The words that led to the suggestion. */
  readonly matchedWords: string;
}
