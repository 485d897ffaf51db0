/** An access code as the database keeps it: under its keyed hash, never itself. */
import { createHmac, randomInt } from 'node:crypto';
import { type AccessRole, isAccessRole } from '../../../src/domain/access/access.ts';
import { ACCESS_CODE_LENGTH } from '../../../src/domain/access/access-code.ts';

/** Nobody but the functions and the owner's commands reads or writes here: the rules open only what they name. */
export const ACCESS_CODES = 'accessCodes';

/** Easy to read out and to type. */
export const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Shorter secrets could be found by trying, and all codes with them: characters. */
const MIN_SECRET_LENGTH = 32;
const PURPOSE = 'access-code';

/** How long an answer that was lost may be asked for again, in milliseconds; and how many such attempts are remembered. */
const RETRY_MS = 15 * 60_000;
const MAX_RETRIES = 32;

export interface KeptCode {
  readonly role: AccessRole;
  /** When it ends, with every session of it, in milliseconds since 1970. A code that is revoked ends at once. */
  readonly until: number;
  /** How often it may be used, and how often it was. */
  readonly uses: number;
  readonly used: number;
  readonly addedAt: number;
  readonly revoked: boolean;
  /** When it was used lately, by the tab's try. */
  readonly attempts: Readonly<Record<string, number>>;
}

/** A new code. */
export const drawnAccessCode = (): string =>
  Array.from({ length: ACCESS_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/**
 * The key that a code is kept under: looking it up compares nothing that a caller could measure.
 * @param secret ACCESS_CODE_SECRET
 * @throws when the secret is too short to be one
 */
export function keyOf(secret: string, code: string): string {
  const trimmed = secret.trim();
  if (trimmed.length < MIN_SECRET_LENGTH)
    throw new Error(`ACCESS_CODE_SECRET must have at least ${MIN_SECRET_LENGTH} characters.`);
  return createHmac('sha256', trimmed).update(`${PURPOSE}:${code}`).digest('hex');
}

/** A key as {@link keyOf} makes it. */
export const isKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** What people call a code by once nobody knows it any more: the first characters of its key. */
export const idOf = (key: string): string => key.slice(0, 8);

const count = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;

/** What the database holds of a code; null for what is none. Whatever is missing opens nothing. */
export function keptCodeFrom(value: unknown): KeptCode | null {
  if (typeof value !== 'object' || value === null) return null;
  const { role, until, uses, used, addedAt, revoked, attempts }: Readonly<Record<string, unknown>> = {
    ...value,
  };
  if (!isAccessRole(role)) return null;
  return {
    role,
    until: count(until),
    uses: count(uses),
    used: count(used),
    addedAt: count(addedAt),
    revoked: revoked === true,
    attempts: Object.fromEntries(Object.entries(Object(attempts)).map(([name, at]) => [name, count(at)])),
  };
}

/** Whether what the code has opened stands open. */
export const isInForce = ({ until, revoked }: KeptCode, now: number): boolean => !revoked && now < until;

/** Whether this try was already counted, and its answer perhaps lost. */
const isRetry = ({ attempts }: KeptCode, attempt: string, now: number): boolean =>
  Object.hasOwn(attempts, attempt) && now - (attempts[attempt] ?? 0) < RETRY_MS;

/** Whether the code opens for somebody who enters it now. */
export const opens = (code: KeptCode, attempt: string, now: number): boolean =>
  isInForce(code, now) && (code.used < code.uses || isRetry(code, attempt, now));

/** The code after a use. The same try counts once. */
export function withUse(code: KeptCode, attempt: string, now: number): KeptCode {
  const isNew = !isRetry(code, attempt, now);
  const recent = Object.entries(code.attempts)
    .filter(([, at]) => now - at < RETRY_MS)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_RETRIES - 1);
  return isNew
    ? { ...code, used: code.used + 1, attempts: { ...Object.fromEntries(recent), [attempt]: now } }
    : code;
}
