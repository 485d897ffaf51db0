/** The type of texts with those they lack, so that a missing one is an error in their file, and nowhere else. */
export type Complete<Texts, Needed> = Texts & Omit<Needed, keyof Texts>;
