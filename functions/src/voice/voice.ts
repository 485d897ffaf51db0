/** How a language model must write in a language, and how to verify it in the text. */
export interface Voice {
  /** Language and form of address, inserted after "Write": 'German, in the formal form with "Sie"'. */
  readonly instruction: string;
  /** Matches every text that addresses the reader in this language and form. */
  readonly addresses: RegExp;
  /** Matches only a wrong form of address; null if the language has just one. */
  readonly tooFamiliar: RegExp | null;
  /** Sources of regular expressions for whole words. */
  readonly numbers: {
    /** A number word: zero, or two and above, with fractions and multiples. */
    readonly many: string;
    /** Words that count as one only next to another number; otherwise an article or pronoun. */
    readonly one: string;
    /** Joins two words of a number. */
    readonly and: string;
  };
}
