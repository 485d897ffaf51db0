import { describe, expect, it, vi } from 'vitest';
import { type RenewalDeps, startRenewal } from './renewal.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A fake clock that jumps to the next due timer. */
function setUp(lifetime = HOUR) {
  let time = 0;
  let expires = lifetime;
  let due: { at: number; callback: () => void } | null = null;
  const outcomes: ('renewed' | 'retry' | 'ended')[] = [];
  const renew = vi.fn<RenewalDeps['renew']>(async () => {
    const outcome = outcomes.shift() ?? 'renewed';
    if (outcome === 'renewed') expires = time + lifetime;
    return outcome;
  });
  const stop = startRenewal({
    expiresAt: () => expires,
    now: () => time,
    schedule: (milliseconds, callback) => {
      const timer = { at: time + milliseconds, callback };
      due = timer;
      return () => {
        if (due === timer) due = null;
      };
    },
    renew,
  });
  const runNextTimer = async (): Promise<number | null> => {
    if (!due) return null;
    const { at, callback } = due;
    due = null;
    time = at;
    callback();
    // Flush everything that follows from the response.
    await new Promise(setImmediate);
    return time;
  };
  return {
    ...{ renew, stop, runNextTimer, outcomes },
    isWaiting: () => due !== null,
    renewElsewhere: () => {
      expires = time + lifetime + 55 * MINUTE;
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
    for (let i = 0; i < 11; i += 1) times.push((await runNextTimer()) ?? Number.NaN);
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
