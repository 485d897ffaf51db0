import { describe, expect, it, vi } from 'vitest';
import { LEAST_CODE_LENGTH } from '../../../src/domain/team-code.ts';
import { type CodeSources, drawnCode, isTeamCode, keptCodeFrom, keptCodeOf } from './team-code.ts';

const onTooShort = vi.fn();
const sources = (change: Partial<CodeSources> = {}): CodeSources => ({
  secret: 'correct-horse-12',
  kept: null,
  mayBeShort: false,
  onTooShort,
  ...change,
});

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
    expect(await isTeamCode(code, sources())).toBe(opens);
  });

  it('may end with a line break', async () => {
    expect(await isTeamCode('correct-horse-12', sources({ secret: 'correct-horse-12\n' }))).toBe(true);
  });

  it.each(['', '\n'])('opens nothing while it is %j', async (secret) => {
    expect(await isTeamCode('\n', sources({ secret, mayBeShort: true }))).toBe(false);
  });

  it('opens nothing while it is short, and somebody is told, but on one machine', async () => {
    const secret = 'x'.repeat(LEAST_CODE_LENGTH - 1);
    expect(await isTeamCode(secret, sources({ secret }))).toBe(false);
    expect(onTooShort).toHaveBeenCalledOnce();
    expect(await isTeamCode(secret, sources({ secret, mayBeShort: true }))).toBe(true);
    expect(onTooShort).toHaveBeenCalledOnce();
  });
});

describe('a drawn code', () => {
  it('is long enough, and another one each time', () => {
    const codes = Array.from({ length: 50 }, drawnCode);
    for (const code of codes) expect(code).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(new Set(codes).size).toBe(50);
    expect(codes[0]?.length).toBeGreaterThanOrEqual(LEAST_CODE_LENGTH);
  });

  it('opens in place of the secret, and cannot be read where it is kept', async () => {
    const code = drawnCode();
    const written = JSON.stringify(await keptCodeOf(code));
    expect(written).not.toContain(code);
    const kept = keptCodeFrom(JSON.parse(written));
    expect(await isTeamCode(` ${code} `, sources({ kept }))).toBe(true);
    expect(await isTeamCode('correct-horse-12', sources({ kept }))).toBe(false);
    expect(await isTeamCode(drawnCode(), sources({ kept }))).toBe(false);
  });

  it.each([null, 'code', {}, { salt: 'a' }])('is none in %j', (value) => {
    expect(keptCodeFrom(value)).toBeNull();
  });
});
