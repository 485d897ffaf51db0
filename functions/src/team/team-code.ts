/** The team's shared code: the secret it begins with, or the hash of the one that `npm run team -- code` has drawn since. */
import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { LEAST_CODE_LENGTH } from '../../../src/domain/team-code.ts';

/** A code as the database keeps it (`team/code`), in hexadecimal. */
export interface KeptCode {
  readonly salt: string;
  readonly hash: string;
}

const KEY_BYTES = 32;
/** Easy to read out and to type. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/**
 * A new code of 16 characters in groups.
 * @example drawnCode() // 'k3fw-9xvm-2apc-ht7e'
 */
export const drawnCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

/** A code as it is kept. */
export async function keptCodeOf(code: string): Promise<KeptCode> {
  const salt = randomBytes(16);
  return { salt: salt.toString('hex'), hash: (await derive(code, salt, KEY_BYTES)).toString('hex') };
}

/** What the database holds under `team/code`, or null when no code was drawn yet. */
export const keptCodeFrom = (value: unknown): KeptCode | null =>
  typeof value === 'object' && value !== null && 'salt' in value && 'hash' in value
    ? { salt: String(value.salt), hash: String(value.hash) }
    : null;

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in a time that tells nothing about how much of the code is right. */
const isSame = (code: string, secret: string): boolean => timingSafeEqual(digestOf(code), digestOf(secret));

export interface CodeSources {
  /** The secret that the functions were deployed with. Blanks around it do not count: one set from a shell often ends with a line break. */
  readonly secret: string;
  /** The code that was drawn since, which takes the secret's place. */
  readonly kept: KeptCode | null;
  /** Whether a short code will do: on one machine, which only its user reaches. */
  readonly mayBeShort: boolean;
  /** Told when the secret is too short to be used. */
  readonly onTooShort: () => void;
}

/** Whether this is the team's code. Blanks around it do not count. */
export async function isTeamCode(
  code: string,
  { secret, kept, mayBeShort, onTooShort }: CodeSources,
): Promise<boolean> {
  const given = code.trim();
  if (kept) {
    const hash = await derive(given, Buffer.from(kept.salt, 'hex'), KEY_BYTES);
    return isSame(hash.toString('hex'), kept.hash);
  }
  const expected = secret.trim();
  if (expected === '') return false;
  if (!mayBeShort && expected.length < LEAST_CODE_LENGTH) {
    onTooShort();
    return false;
  }
  return isSame(given, expected);
}
