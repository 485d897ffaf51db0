/** Shortest code that the live site takes, in characters: long enough that limits per address are enough. */
export const MIN_CODE_LENGTH = 12;
