/** Minimum length of a code on the live site, in characters: long enough that rate limits per IP address suffice. */
export const MIN_CODE_LENGTH = 12;
