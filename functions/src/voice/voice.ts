/** How a language model is to write in a language, and how a text shows that it did. */
export interface Voice {
  /** Name and form of address, after "Write": 'German, in the formal form with "Sie"'. */
  readonly asked: string;
  /** Found in every text that speaks to the reader in this language and form. */
  readonly addresses: RegExp;
  /** Found only in texts of another form of address; null: the language has one alone. */
  readonly tooFamiliar: RegExp | null;
  /** Sources of regular expressions, for whole words. */
  readonly numbers: {
    /** A number in words: zero, or from two on, with its fractions and multiples. */
    readonly many: string;
    /** What is one only beside another number: it is an article or a pronoun as well. */
    readonly one: string;
    /** What joins two words of a number. */
    readonly and: string;
  };
}
