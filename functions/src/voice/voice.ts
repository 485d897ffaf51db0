/** How a language model is to write in a language, and how a text shows that it did. */
export interface Voice {
  /** Name and form of address, after "Write": 'German, in the formal form with "Sie"'. */
  readonly asked: string;
  /** Found in every text that speaks to the reader in this language and form. */
  readonly addresses: RegExp;
  /** Found only in texts of another form of address; null: the language has one alone. */
  readonly tooFamiliar: RegExp | null;
}
