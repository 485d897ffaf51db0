/** The team's shared code: the secret it begins with, or the hash of the one that `npm run team -- code` has drawn since. */
import { createHash, randomBytes, randomInt, randomUUID, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { MIN_CODE_LENGTH } from '../../../src/domain/team/team-code.ts';
import { type Of, z } from '../../../src/domain/values/schema.ts';

/** A code as the database keeps it (`team/code`): salt and hash in hexadecimal, and a version that no other code has. */
const KEPT_CODE = z.object({ salt: z.string(), hash: z.string(), version: z.string() });
export type KeptCode = Of<typeof KEPT_CODE>;

/** What the database holds: null while no code was drawn; `unusable` what opens nothing, such as a code without a version. */
export type Kept = KeptCode | 'unusable' | null;

/** What the token of the code's session says; the database's rules ask for it. */
export interface CodeClaims {
  readonly team: true;
  readonly code: true;
  /** Version of the code that opened the session, which ends with it; left out: the secret did. */
  readonly codeVersion?: string;
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
  const hash = (await derive(code, salt, KEY_BYTES)).toString('hex');
  return { salt: salt.toString('hex'), hash, version: randomUUID() };
}

/** Reads what the database holds under `team/code`. */
export const keptCodeFrom = (value: unknown): Kept =>
  value === null ? null : (KEPT_CODE.safeParse(value).data ?? 'unusable');

/** Whether a session that carries this version, or none, was opened by the current code. */
export const isSessionOf = (kept: Kept, codeVersion: unknown): boolean =>
  kept === null ? codeVersion === undefined : kept !== 'unusable' && kept.version === codeVersion;

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in a time that tells nothing about how much of the code is right. */
const isSame = (code: string, secret: string): boolean => timingSafeEqual(digestOf(code), digestOf(secret));

export interface CodeSources {
  /** The secret that the functions were deployed with. Blanks around it do not count: one set from a shell often ends with a line break. */
  readonly secret: string;
  /** The code that was drawn since, which takes the secret's place. */
  readonly kept: Kept;
  /** Whether a short code will do: on one machine, which only its user reaches. */
  readonly mayBeShort: boolean;
  /** Told why nothing opens, whatever is entered. */
  readonly onUnusable: (why: 'short-secret' | 'no-version') => void;
}

/** The claims that a code opens a session with, or null where it is not the team's. Blanks around it do not count. */
export async function claimsOf(
  code: string,
  { secret, kept, mayBeShort, onUnusable }: CodeSources,
): Promise<CodeClaims | null> {
  const given = code.trim();
  if (kept === 'unusable') {
    onUnusable('no-version');
    return null;
  }
  if (kept) {
    const hash = await derive(given, Buffer.from(kept.salt, 'hex'), KEY_BYTES);
    return isSame(hash.toString('hex'), kept.hash)
      ? { team: true, code: true, codeVersion: kept.version }
      : null;
  }
  const expected = secret.trim();
  if (expected === '') return null;
  if (!mayBeShort && expected.length < MIN_CODE_LENGTH) {
    onUnusable('short-secret');
    return null;
  }
  return isSame(given, expected) ? { team: true, code: true } : null;
}
