import { describe, expect, it } from 'vitest';
import {
  ALPHABET,
  computeCodeKey,
  generateAccessCode,
  grantsAccess,
  idFromKey,
  isCodeKey,
  isInForce,
  openSession,
  parseStoredCode,
  type StoredCode,
} from './stored-code.ts';

const SECRET = 'a secret of more than 32 characters';
const NOW = Date.UTC(2026, 10, 22);
const MINUTE = 60_000;
const code: StoredCode = {
  role: 'mentor',
  until: NOW + MINUTE,
  uses: 1,
  used: 0,
  addedAt: 1,
  revoked: false,
  sessions: {},
};

describe('a key', () => {
  it('depends on code and secret, and reveals neither', () => {
    const key = computeCodeKey(SECRET, 'AB12C');
    expect(isCodeKey(key)).toBe(true);
    expect(key).toContain(idFromKey(key));
    expect(computeCodeKey(`${SECRET}\n`, 'AB12C')).toBe(key);
    expect(computeCodeKey(SECRET, 'AB12D')).not.toBe(key);
    expect(computeCodeKey(`${SECRET}!`, 'AB12C')).not.toBe(key);
    expect(isCodeKey('team')).toBe(false);
    expect(isCodeKey(`${key}/role`)).toBe(false);
  });

  it('rejects a secret that could be brute-forced', () => {
    expect(() => computeCodeKey('x'.repeat(31), 'AB12C')).toThrow(/ACCESS_CODE_SECRET/);
    expect(() => computeCodeKey(`${' '.repeat(40)}x`, 'AB12C')).toThrow(/ACCESS_CODE_SECRET/);
  });
});

it('generates five unambiguous characters with a uniform distribution', () => {
  const codes = Array.from({ length: 6_200 }, generateAccessCode);
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{5}$/);
  const countsByLetter = new Map<string, number>();
  for (const letter of codes.join('')) countsByLetter.set(letter, (countsByLetter.get(letter) ?? 0) + 1);
  expect(countsByLetter.size).toBe(ALPHABET.length);
  // A thousand each; the odds of a larger deviation are one in many millions.
  for (const count of countsByLetter.values()) expect(Math.abs(count - 1_000)).toBeLessThan(220);
});

describe('a stored code', () => {
  it('round-trips', () => {
    expect(parseStoredCode(JSON.parse(JSON.stringify(code)))).toEqual(code);
  });

  it.each([null, 5, {}, { role: 'owner', until: NOW, uses: 1 }])('rejects %j', (value) => {
    expect(parseStoredCode(value)).toBeNull();
  });

  it.each([
    { role: 'mentor' },
    { ...code, until: 'never' },
    { ...code, until: null },
    { ...code, uses: null },
    { ...code, uses: -1 },
    { ...code, revoked: true },
  ])('grants nothing with the invalid fields of %j', (value) => {
    const stored = parseStoredCode(value);
    expect(stored && grantsAccess(stored, 'a', NOW)).toBe(false);
  });
});

describe('a code', () => {
  it('is valid until it expires', () => {
    expect(grantsAccess(code, 'a', NOW)).toBe(true);
    expect(grantsAccess(code, 'a', code.until - 1)).toBe(true);
    expect(grantsAccess(code, 'a', code.until)).toBe(false);
  });

  it('is valid for a number of uses, and existing sessions stay valid', () => {
    const used = openSession({ ...code, uses: 2 }, 'a', NOW);
    expect(grantsAccess(used, 'b', NOW)).toBe(true);
    const usedUp = openSession(used, 'b', NOW);
    expect(usedUp.used).toBe(2);
    expect(grantsAccess(usedUp, 'c', NOW)).toBe(false);
    expect(isInForce(usedUp, NOW)).toBe(true);
    expect(isInForce({ ...usedUp, revoked: true }, NOW)).toBe(false);
  });

  it('counts retries of a session once, for a quarter of an hour', () => {
    const long = { ...code, until: NOW + 100 * MINUTE };
    const used = openSession(long, 'a', NOW);
    expect(grantsAccess(used, 'a', NOW + 14 * MINUTE)).toBe(true);
    expect(openSession(used, 'a', NOW + 14 * MINUTE)).toEqual(used);
    expect(grantsAccess(used, 'a', NOW + 15 * MINUTE)).toBe(false);
    expect(grantsAccess(used, 'toString', NOW)).toBe(false);
    expect(grantsAccess({ ...used, revoked: true }, 'a', NOW)).toBe(false);
  });

  it('keeps every session', () => {
    let stored: StoredCode = { ...code, uses: 1_000 };
    for (let n = 0; n < 100; n++) stored = openSession(stored, `${n}`, NOW + n);
    expect(stored.used).toBe(100);
    expect(Object.keys(stored.sessions)).toHaveLength(100);
  });
});
