/** The team's shared code: the deployed secret, or the stored hash of a code from `npm run team -- code`. */
import { createHash, randomBytes, randomInt, randomUUID, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from 'firebase-admin/database';
import { MIN_CODE_LENGTH } from '../../../src/domain/team/team-code.ts';
import { type Output, z } from '../../../src/domain/values/schema.ts';
import { createSessionUid } from '../access/session-uid.ts';

/** A stored code (`team/code`): salt and hash in hexadecimal, and a unique version. */
const STORED_CODE = z.object({ salt: z.string(), hash: z.string(), version: z.string() });
export type StoredCode = Output<typeof STORED_CODE>;

/** Null if none was generated; `unusable` if invalid, such as a code without a version. */
export type CurrentCode = StoredCode | 'unusable' | null;

/** Claims of a code session, checked by the database rules. */
export interface CodeClaims {
  readonly team: true;
  readonly code: true;
  /** Version of the code that opened the session; missing for the deployed secret. */
  readonly codeVersion?: string;
}

const KEY_BYTES = 32;
/** Lacks easily confused characters. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const deriveKey = promisify<string, Buffer, number, Buffer>(scrypt);

/**
 * Generates a code of 16 characters in groups.
 * @example generateCode() // 'k3fw-9xvm-2apc-ht7e'
 */
export const generateCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

/** A code without what people type or leave out between its letters, in lowercase. */
const toLetters = (code: string): string => code.replace(/[\s\p{Pd}_.]/gu, '').toLowerCase();

/** A code as it was generated, however it was typed; any other text is only trimmed. */
function toGenerated(code: string): string {
  const letters = toLetters(code);
  const groups = letters.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g')) ?? [];
  return letters.length === GROUPS * GROUP_LENGTH ? groups.join('-') : code.trim();
}

/** Hashes a code for storage. */
export async function hashCode(code: string): Promise<StoredCode> {
  const salt = randomBytes(16);
  const hash = (await deriveKey(code, salt, KEY_BYTES)).toString('hex');
  return { salt: salt.toString('hex'), hash, version: randomUUID() };
}

/** Parses the value of `team/code`. */
export const parseStoredCode = (value: unknown): CurrentCode =>
  value === null ? null : (STORED_CODE.safeParse(value).data ?? 'unusable');

/** Whether a session's version matches the current code. */
export const isCurrentVersion = (current: CurrentCode, codeVersion: unknown): boolean =>
  current === null ? codeVersion === undefined : current !== 'unusable' && current.version === codeVersion;

const computeDigest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Constant-time comparison. */
const isSame = (code: string, secret: string): boolean =>
  timingSafeEqual(computeDigest(code), computeDigest(secret));

export interface CodeDeps {
  /** The deployed secret. Surrounding whitespace is ignored: secrets set from a shell often end with a line break. */
  readonly secret: string;
  /** The generated code, which replaces the secret. */
  readonly current: CurrentCode;
  /** Whether a short code is accepted: only on the local backend. */
  readonly allowsShortCode: boolean;
  /** Called with the reason if no code can work. */
  readonly onUnusable: (reason: 'short-secret' | 'no-version') => void;
}

/** The claims for a session with this code, or null if it is wrong. Case, blanks and hyphens don't matter. */
export async function createClaims(
  code: string,
  { secret, current, allowsShortCode, onUnusable }: CodeDeps,
): Promise<CodeClaims | null> {
  if (current === 'unusable') {
    onUnusable('no-version');
    return null;
  }
  if (current) {
    const hash = await deriveKey(toGenerated(code), Buffer.from(current.salt, 'hex'), KEY_BYTES);
    return isSame(hash.toString('hex'), current.hash)
      ? { team: true, code: true, codeVersion: current.version }
      : null;
  }
  const expected = secret.trim();
  if (toLetters(expected) === '') return null;
  if (!allowsShortCode && expected.length < MIN_CODE_LENGTH) {
    onUnusable('short-secret');
    return null;
  }
  return isSame(toLetters(code), toLetters(expected)) ? { team: true, code: true } : null;
}

/** Live sessions of the shared code, by uid. Not in backups, so that no restore revives one. */
export const CODE_SESSIONS = 'server/sessions';

/**
 * Stores a session, without which the rules ignore its claims.
 * @returns the session's own uid
 */
export async function openCodeSession(
  database: Database,
  { codeVersion }: CodeClaims,
  now: number,
): Promise<string> {
  const uid = createSessionUid('team', randomUUID());
  await database.ref(`${CODE_SESSIONS}/${uid}`).set({ at: now, codeVersion: codeVersion ?? null });
  return uid;
}
