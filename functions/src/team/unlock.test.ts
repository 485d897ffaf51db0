import { describe, expect, it, vi } from 'vitest';
import { createLimits } from '../platform/limits.ts';
import { createMemoryStore } from '../platform/store/memory-store.ts';
import { CALLER_LIMIT, unlock } from './unlock.ts';

const CLAIMS = { team: true, code: true, codeVersion: 'current' } as const;

function setUp() {
  let now = Date.UTC(2026, 10, 20, 12);
  const limits = createLimits(createMemoryStore(), () => now);
  const createToken = vi.fn(async (_claims: object) => 'token');
  return {
    createToken,
    advance: (ms: number) => {
      now += ms;
    },
    tryCode: (code: string, caller = '203.0.113.1') =>
      unlock(code, {
        verifyCode: async (entered) => (entered === 'abc-123' ? CLAIMS : null),
        caller,
        limits,
        createToken,
      }),
  };
}
const wrongCodeError = { code: 'permission-denied', message: 'Incorrect password. Please try again.' };
const tooManyError = { code: 'resource-exhausted' };

describe('unlock', () => {
  it('returns a token for the right code', async () => {
    const { tryCode, createToken } = setUp();
    expect(await tryCode('abc-123')).toEqual({ token: 'token' });
    expect(createToken.mock.calls).toEqual([[CLAIMS]]);
  });

  it('rejects a wrong code', async () => {
    const { tryCode, createToken } = setUp();
    await expect(tryCode('abc-124')).rejects.toMatchObject(wrongCodeError);
    expect(createToken).not.toHaveBeenCalled();
  });

  it('rejects even the right code after too many wrong ones, until the window ends', async () => {
    const { tryCode, createToken, advance } = setUp();
    for (let n = 0; n < CALLER_LIMIT.max; n++)
      await expect(tryCode('x')).rejects.toMatchObject(wrongCodeError);
    await expect(tryCode('abc-123')).rejects.toMatchObject({
      ...tooManyError,
      message: 'Too many attempts. Please try again in 15 min.',
      details: { minutes: 15 },
    });
    expect(createToken).not.toHaveBeenCalled();
    expect(await tryCode('abc-123', '203.0.113.2')).toEqual({ token: 'token' });
    advance(CALLER_LIMIT.windowMs);
    expect(await tryCode('abc-123')).toEqual({ token: 'token' });
  });

  it('enforces the limit across concurrent attempts', async () => {
    const { tryCode } = setUp();
    const attempts = await Promise.allSettled(
      Array.from({ length: CALLER_LIMIT.max * 3 }, () => tryCode('x')),
    );
    const verified = attempts.filter(
      (result) => result.status === 'rejected' && result.reason.code === 'permission-denied',
    );
    expect(verified).toHaveLength(CALLER_LIMIT.max);
  });

  it('does not count right codes', async () => {
    const { tryCode } = setUp();
    for (let n = 0; n < CALLER_LIMIT.max * 2; n++) await tryCode('abc-123');
    await expect(tryCode('x')).rejects.toMatchObject(wrongCodeError);
  });

  it('accepts the right code however many wrong ones other callers try', async () => {
    const { tryCode } = setUp();
    for (let n = 0; n < 2_000; n++)
      await expect(tryCode('x', `10.0.${n >> 8}.${n & 255}`)).rejects.toMatchObject(wrongCodeError);
    expect(await tryCode('abc-123', '203.0.113.9')).toEqual({ token: 'token' });
  });
});
