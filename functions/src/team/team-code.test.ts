import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MIN_CODE_LENGTH } from '../../../src/domain/team/team-code.ts';
import {
  type CodeDeps,
  createClaims,
  generateCode,
  hashCode,
  isCurrentVersion,
  parseStoredCode,
} from './team-code.ts';

const onUnusable = vi.fn();
const createDeps = (change: Partial<CodeDeps> = {}): CodeDeps => ({
  secret: 'correct-horse-12',
  current: null,
  allowsShortCode: false,
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
    ['Correct-Horse-12', true],
    ['correct horse\u00a012', true],
    ['correcthorse12', true],
    ['correct‑horse–12', true],
    ['correct+horse+12', false],
    ['correct-horse-123', false],
    ['', false],
    ['ä', false],
  ])('%j unlocks: %s', async (code, isUnlocked) => {
    expect(await createClaims(code, createDeps())).toEqual(isUnlocked ? FIRST : null);
  });

  it('ignores a trailing line break', async () => {
    expect(await createClaims('correct-horse-12', createDeps({ secret: 'correct-horse-12\n' }))).toEqual(
      FIRST,
    );
  });

  it.each(['', '\n', '---'])('unlocks nothing if it is %j', async (secret) => {
    expect(await createClaims('\n', createDeps({ secret, allowsShortCode: true }))).toBeNull();
  });

  it('unlocks nothing if it is short, except locally, and reports the reason', async () => {
    const secret = 'x'.repeat(MIN_CODE_LENGTH - 1);
    expect(await createClaims(secret, createDeps({ secret }))).toBeNull();
    expect(onUnusable.mock.calls).toEqual([['short-secret']]);
    expect(await createClaims(secret, createDeps({ secret, allowsShortCode: true }))).toEqual(FIRST);
    expect(onUnusable).toHaveBeenCalledOnce();
  });
});

describe('a generated code', () => {
  it('unlocks without hyphens, with blanks, and in capitals', async () => {
    const code = generateCode();
    const current = await hashCode(code);
    for (const typed of [code.replaceAll('-', ''), code.replaceAll('-', ' '), ` ${code.toUpperCase()}\n`])
      expect(await createClaims(typed, createDeps({ current }))).toMatchObject(FIRST);
    expect(await createClaims(code.slice(1), createDeps({ current }))).toBeNull();
    expect(await createClaims(`${code}a`, createDeps({ current }))).toBeNull();
  });

  it('is long and random', () => {
    const codes = Array.from({ length: 50 }, generateCode);
    for (const code of codes) expect(code).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(new Set(codes).size).toBe(50);
    expect(codes[0]?.length).toBeGreaterThanOrEqual(MIN_CODE_LENGTH);
  });

  it('replaces the secret, and is stored as a hash', async () => {
    const code = generateCode();
    const stored = JSON.stringify(await hashCode(code));
    expect(stored).not.toContain(code);
    const { version } = JSON.parse(stored);
    const current = parseStoredCode(JSON.parse(stored));
    expect(await createClaims(` ${code} `, createDeps({ current }))).toEqual({
      ...FIRST,
      codeVersion: version,
    });
    expect(await createClaims('correct-horse-12', createDeps({ current }))).toBeNull();
    expect(await createClaims(generateCode(), createDeps({ current }))).toBeNull();
  });

  it('has a unique version, even for the same code', async () => {
    const [first, second] = await Promise.all([hashCode('same'), hashCode('same')]);
    expect(first.version).not.toBe(second.version);
    expect(isCurrentVersion(first, first.version)).toBe(true);
    for (const version of [second.version, undefined, null, ''])
      expect(isCurrentVersion(first, version)).toBe(false);
    expect(isCurrentVersion(null, undefined)).toBe(true);
    expect(isCurrentVersion(null, first.version)).toBe(false);
  });

  it.each(['code', {}, { salt: 'a' }, { salt: '00', hash: '00' }, { salt: '00', hash: '00', version: 1 }])(
    'unlocks nothing if %j is stored, and disables the secret',
    async (value) => {
      const current = parseStoredCode(value);
      expect(await createClaims('correct-horse-12', createDeps({ current }))).toBeNull();
      expect(onUnusable.mock.calls).toEqual([['no-version']]);
      expect(isCurrentVersion(current, undefined)).toBe(false);
    },
  );
});
