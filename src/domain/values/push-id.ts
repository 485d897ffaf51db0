/** In character code order, so that ids sort by time. */
const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const TIME_LENGTH = 8;
const RANDOM_LENGTH = 12;

/** A push id: 8 characters of time, 12 random ones. */
export const PUSH_ID = /^[-0-9A-Z_a-z]{20}$/;

export interface PushIdDeps {
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 up to but excluding 1. */
  readonly random: () => number;
}

const encode = (digits: readonly number[]): string => digits.map((digit) => ALPHABET[digit]).join('');

const encodeTime = (time: number): number[] =>
  Array.from(
    { length: TIME_LENGTH },
    (_, position) => Math.floor(time / 64 ** (TIME_LENGTH - 1 - position)) % 64,
  );

/** Increments in base 64; wraps around to zero. */
function increment(digits: readonly number[]): number[] {
  const next = [...digits];
  for (let position = next.length - 1; position >= 0; position -= 1) {
    const digit = next[position] ?? 0;
    next[position] = (digit + 1) % 64;
    if (digit < 63) break;
  }
  return next;
}

/**
 * Generates ids for new records like the Realtime Database does: they sort by creation time, even within a
 * millisecond.
 * @example createPushIds({ now: Date.now, random: Math.random })() // '-OeK3vQn2mX8sT1bYc4D'
 */
export function createPushIds({ now, random }: PushIdDeps): () => string {
  let lastTime = Number.NaN;
  let randomDigits: number[] = [];
  return () => {
    const time = now();
    randomDigits =
      time === lastTime
        ? increment(randomDigits)
        : Array.from({ length: RANDOM_LENGTH }, () => Math.floor(random() * 64));
    lastTime = time;
    return encode([...encodeTime(time), ...randomDigits]);
  };
}

/** Creation time of a push id in milliseconds since 1970, by its creator's clock; null if it is not one. */
export const timeFromId = (id: string): number | null =>
  PUSH_ID.test(id)
    ? [...id.slice(0, TIME_LENGTH)].reduce((time, character) => time * 64 + ALPHABET.indexOf(character), 0)
    : null;
