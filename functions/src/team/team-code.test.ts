import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MIN_CODE_LENGTH } from '../../../src/domain/team/team-code.ts';
import {
  type CodeDeps,
  claimsForCode,
  generateCode,
  hashCode,
  isSessionOf,
  parseStoredCode,
} from './team-code.ts';

const onUnusable = vi.fn();
const sources = (change: Partial<CodeDeps> = {}): CodeDeps => ({
  secret: 'correct-horse-12',
  current: null,
  mayBeShort: false,
  onUnusable,
  ...change,
});

const FIRST = { team: true, code: true };
beforeEach(() => onUnusable.mockClear());

describe('the deployed secret', () => {
  it.each([
    ['correct-horse-12', true],
    [' correct-horse-12\n', true],
    ['correct-horse-13', false],
    ['correct-horse-1', false],
    ['Correct-Horse-12', false],
    ['correct-horse-123', false],
    ['', false],
    ['ä', false],
  ])('%j unlocks: %s', async (code, opens) => {
    expect(await claimsForCode(code, sources())).toEqual(opens ? FIRST : null);
  });

  it('ignores a line break at the end', async () => {
    expect(await claimsForCode('correct-horse-12', sources({ secret: 'correct-horse-12\n' }))).toEqual(FIRST);
  });

  it.each(['', '\n'])('unlocks nothing if it is %j', async (secret) => {
    expect(await claimsForCode('\n', sources({ secret, mayBeShort: true }))).toBeNull();
  });

  it('unlocks nothing if it is short, except locally, and reports the reason', async () => {
    const secret = 'x'.repeat(MIN_CODE_LENGTH - 1);
    expect(await claimsForCode(secret, sources({ secret }))).toBeNull();
    expect(onUnusable.mock.calls).toEqual([['short-secret']]);
    expect(await claimsForCode(secret, sources({ secret, mayBeShort: true }))).toEqual(FIRST);
    expect(onUnusable).toHaveBeenCalledOnce();
  });
});

describe('a generated code', () => {
  it('is long and random', () => {
    const codes = Array.from({ length: 50 }, generateCode);
    for (const code of codes) expect(code).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(new Set(codes).size).toBe(50);
    expect(codes[0]?.length).toBeGreaterThanOrEqual(MIN_CODE_LENGTH);
  });

  it('replaces the secret, and is stored as a hash', async () => {
    const code = generateCode();
    const written = JSON.stringify(await hashCode(code));
    expect(written).not.toContain(code);
    const { version } = JSON.parse(written);
    const current = parseStoredCode(JSON.parse(written));
    expect(await claimsForCode(` ${code} `, sources({ current }))).toEqual({
      ...FIRST,
      codeVersion: version,
    });
    expect(await claimsForCode('correct-horse-12', sources({ current }))).toBeNull();
    expect(await claimsForCode(generateCode(), sources({ current }))).toBeNull();
  });

  it('has a unique version, even if the code is the same', async () => {
    const [one, other] = await Promise.all([hashCode('same'), hashCode('same')]);
    expect(one.version).not.toBe(other.version);
    expect(isSessionOf(one, one.version)).toBe(true);
    for (const version of [other.version, undefined, null, '']) expect(isSessionOf(one, version)).toBe(false);
    expect(isSessionOf(null, undefined)).toBe(true);
    expect(isSessionOf(null, one.version)).toBe(false);
  });

  it.each(['code', {}, { salt: 'a' }, { salt: '00', hash: '00' }, { salt: '00', hash: '00', version: 1 }])(
    'unlocks nothing if %j is stored, and disables the secret',
    async (value) => {
      const current = parseStoredCode(value);
      expect(await claimsForCode('correct-horse-12', sources({ current }))).toBeNull();
      expect(onUnusable.mock.calls).toEqual([['no-version']]);
      expect(isSessionOf(current, undefined)).toBe(false);
    },
  );
});
