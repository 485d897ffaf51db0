/** Shortest code that the live site takes, in characters: long enough that limits per address are enough. */
export const LEAST_CODE_LENGTH = 12;
