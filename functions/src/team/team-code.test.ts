import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MIN_CODE_LENGTH } from '../../../src/domain/team/team-code.ts';
import { type CodeSources, claimsOf, drawnCode, isSessionOf, keptCodeFrom, keptCodeOf } from './team-code.ts';

const onUnusable = vi.fn();
const sources = (change: Partial<CodeSources> = {}): CodeSources => ({
  secret: 'correct-horse-12',
  kept: null,
  mayBeShort: false,
  onUnusable,
  ...change,
});

const FIRST = { team: true, code: true };
beforeEach(() => onUnusable.mockClear());

describe('the secret', () => {
  it.each([
    ['correct-horse-12', true],
    [' correct-horse-12\n', true],
    ['correct-horse-13', false],
    ['correct-horse-1', false],
    ['Correct-Horse-12', false],
    ['correct-horse-123', false],
    ['', false],
    ['ä', false],
  ])('%j opens: %s', async (code, opens) => {
    expect(await claimsOf(code, sources())).toEqual(opens ? FIRST : null);
  });

  it('may end with a line break', async () => {
    expect(await claimsOf('correct-horse-12', sources({ secret: 'correct-horse-12\n' }))).toEqual(FIRST);
  });

  it.each(['', '\n'])('opens nothing while it is %j', async (secret) => {
    expect(await claimsOf('\n', sources({ secret, mayBeShort: true }))).toBeNull();
  });

  it('opens nothing while it is short, and somebody is told, but on one machine', async () => {
    const secret = 'x'.repeat(MIN_CODE_LENGTH - 1);
    expect(await claimsOf(secret, sources({ secret }))).toBeNull();
    expect(onUnusable.mock.calls).toEqual([['short-secret']]);
    expect(await claimsOf(secret, sources({ secret, mayBeShort: true }))).toEqual(FIRST);
    expect(onUnusable).toHaveBeenCalledOnce();
  });
});

describe('a drawn code', () => {
  it('is long enough, and another one each time', () => {
    const codes = Array.from({ length: 50 }, drawnCode);
    for (const code of codes) expect(code).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(new Set(codes).size).toBe(50);
    expect(codes[0]?.length).toBeGreaterThanOrEqual(MIN_CODE_LENGTH);
  });

  it('opens in place of the secret, and cannot be read where it is kept', async () => {
    const code = drawnCode();
    const written = JSON.stringify(await keptCodeOf(code));
    expect(written).not.toContain(code);
    const { version } = JSON.parse(written);
    const kept = keptCodeFrom(JSON.parse(written));
    expect(await claimsOf(` ${code} `, sources({ kept }))).toEqual({ ...FIRST, codeVersion: version });
    expect(await claimsOf('correct-horse-12', sources({ kept }))).toBeNull();
    expect(await claimsOf(drawnCode(), sources({ kept }))).toBeNull();
  });

  it('has a version that no other has, even where the code is the same', async () => {
    const [one, other] = await Promise.all([keptCodeOf('same'), keptCodeOf('same')]);
    expect(one.version).not.toBe(other.version);
    expect(isSessionOf(one, one.version)).toBe(true);
    for (const version of [other.version, undefined, null, '']) expect(isSessionOf(one, version)).toBe(false);
    expect(isSessionOf(null, undefined)).toBe(true);
    expect(isSessionOf(null, one.version)).toBe(false);
  });

  it.each(['code', {}, { salt: 'a' }, { salt: '00', hash: '00' }, { salt: '00', hash: '00', version: 1 }])(
    'opens nothing where %j is stored, and neither does the secret',
    async (value) => {
      const kept = keptCodeFrom(value);
      expect(await claimsOf('correct-horse-12', sources({ kept }))).toBeNull();
      expect(onUnusable.mock.calls).toEqual([['no-version']]);
      expect(isSessionOf(kept, undefined)).toBe(false);
    },
  );
});
