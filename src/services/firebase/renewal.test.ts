import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRenewal } from './renewal.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => void vi.useFakeTimers({ now: 0, toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function setUp(lifetime = HOUR) {
  let expires = Date.now() + lifetime;
  const outcomes: ('renewed' | 'retry' | 'ended')[] = [];
  const renew = vi.fn<Parameters<typeof startRenewal>[1]>(async () => {
    const outcome = outcomes.shift() ?? 'renewed';
    if (outcome === 'renewed') expires = Date.now() + lifetime;
    return outcome;
  });
  const stop = startRenewal(() => expires, renew);
  return {
    ...{ renew, stop, outcomes },
    /** Returns its time. */
    runNextTimer: async (): Promise<number> => {
      await vi.advanceTimersToNextTimerAsync();
      return Date.now();
    },
    isWaiting: () => vi.getTimerCount() > 0,
    renewElsewhere: () => {
      expires = Date.now() + lifetime + 55 * MINUTE;
    },
  };
}

describe('token renewal', () => {
  it('runs five minutes before expiry, and again for the next token', async () => {
    const { runNextTimer, renew } = setUp();
    expect(await runNextTimer()).toBe(55 * MINUTE);
    expect(await runNextTimer()).toBe(110 * MINUTE);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('runs immediately if the token is about to expire, without looping', async () => {
    const { runNextTimer } = setUp(MINUTE);
    expect(await runNextTimer()).toBe(0);
    expect(await runNextTimer()).toBe(30_000);
    expect(await runNextTimer()).toBe(MINUTE);
  });

  it('retries with a backoff of 30 seconds to 16 minutes, and resets it after a success', async () => {
    const { runNextTimer, outcomes } = setUp();
    outcomes.push(...Array<'retry'>(8).fill('retry'), 'renewed', 'retry');
    const times: number[] = [];
    for (let i = 0; i < 11; i += 1) times.push(await runNextTimer());
    const delays = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000);
    expect(delays).toEqual([30, 60, 120, 240, 480, 960, 960, 960, 3300, 30]);
  });

  it('ends with the session', async () => {
    const { runNextTimer, outcomes, isWaiting } = setUp();
    outcomes.push('ended');
    await runNextTimer();
    expect(isWaiting()).toBe(false);
  });

  it('ends when stopped, even while a request is pending', async () => {
    const { stop, isWaiting, runNextTimer } = setUp();
    const pending = runNextTimer();
    stop();
    await pending;
    expect(isWaiting()).toBe(false);
    const other = setUp();
    other.stop();
    expect(other.isWaiting()).toBe(false);
  });

  it('skips a renewal that another tab has already made', async () => {
    const { runNextTimer, renew, renewElsewhere } = setUp();
    renewElsewhere();
    await runNextTimer();
    expect(renew).not.toHaveBeenCalled();
  });
});
