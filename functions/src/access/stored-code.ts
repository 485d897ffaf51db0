/** An access code as the database stores it: under its keyed hash, never in the clear. */
import { createHmac, randomInt } from 'node:crypto';
import { type AccessRole, isAccessRole } from '../../../src/domain/access/access.ts';
import { ACCESS_CODE_LENGTH } from '../../../src/domain/access/access-code.ts';

/** Only the functions and the owner's commands can access this path; the rules deny everything they don't name. */
export const ACCESS_CODES = 'accessCodes';

/** Characters that are easy to read aloud and to type. */
export const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** In characters. A shorter secret could be brute-forced, and every code with it. */
const MIN_SECRET_LENGTH = 32;
const PURPOSE = 'access-code';

/** How long a client may retry after a lost response, in milliseconds. */
const RETRY_MS = 15 * 60_000;

export interface StoredCode {
  readonly role: AccessRole;
  /** Expiry of the code and its sessions, in milliseconds since 1970. Revoking ends both immediately. */
  readonly until: number;
  /** Maximum and actual number of uses. */
  readonly uses: number;
  readonly used: number;
  readonly addedAt: number;
  readonly revoked: boolean;
  /** Start of each session, by uid. */
  readonly sessions: Readonly<Record<string, number>>;
}

/** Generates a code with a cryptographically secure random generator. */
export const generateAccessCode = (): string =>
  Array.from({ length: ACCESS_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/**
 * The key that a code is stored under. A lookup by hash leaks nothing through timing.
 * @param secret ACCESS_CODE_SECRET
 * @throws when the secret is too short
 */
export function computeCodeKey(secret: string, code: string): string {
  const trimmed = secret.trim();
  if (trimmed.length < MIN_SECRET_LENGTH)
    throw new Error(`ACCESS_CODE_SECRET must have at least ${MIN_SECRET_LENGTH} characters.`);
  return createHmac('sha256', trimmed).update(`${PURPOSE}:${code}`).digest('hex');
}

/** Whether a value has the format of {@link computeCodeKey}. */
export const isCodeKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** The id shown in lists: the first characters of the key. */
export const idFromKey = (key: string): string => key.slice(0, 8);

const toPositiveNumber = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;

/** Parses a stored code; null if it is not one. A missing field never grants access. */
export function parseStoredCode(value: unknown): StoredCode | null {
  if (typeof value !== 'object' || value === null) return null;
  const { role, until, uses, used, addedAt, revoked, sessions }: Readonly<Record<string, unknown>> = {
    ...value,
  };
  if (!isAccessRole(role)) return null;
  return {
    role,
    until: toPositiveNumber(until),
    uses: toPositiveNumber(uses),
    used: toPositiveNumber(used),
    addedAt: toPositiveNumber(addedAt),
    revoked: revoked === true,
    sessions: Object.fromEntries(
      Object.entries(Object(sessions)).map(([uid, at]) => [uid, toPositiveNumber(at)]),
    ),
  };
}

/** Whether sessions of the code are still valid. */
export const isInForce = ({ until, revoked }: StoredCode, now: number): boolean => !revoked && now < until;

/** Whether this session was already counted, so that a retry is free. */
const isRetry = ({ sessions }: StoredCode, uid: string, now: number): boolean =>
  Object.hasOwn(sessions, uid) && now - (sessions[uid] ?? 0) < RETRY_MS;

/** Whether somebody who enters the code now gets a session. */
export const grantsAccess = (code: StoredCode, uid: string, now: number): boolean =>
  isInForce(code, now) && (code.used < code.uses || isRetry(code, uid, now));

/** The code after a session was opened. Retries count once. */
export const openSession = (code: StoredCode, uid: string, now: number): StoredCode =>
  isRetry(code, uid, now)
    ? code
    : { ...code, used: code.used + 1, sessions: { ...code.sessions, [uid]: now } };
