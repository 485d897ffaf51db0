import { describe, expect, it, vi } from 'vitest';
import { createLimits } from '../platform/limits.ts';
import { createMemoryStore } from '../platform/store/memory-store.ts';
import {
  type Caller,
  consumeAttempt,
  EXTRA_LIMIT,
  NETWORK_LIMIT,
  RESERVED_HOUR_LIMIT,
  TOTAL_LIMIT,
} from './attempts.ts';

const HOUR = 3_600_000;

function setUp() {
  let now = Date.UTC(2026, 10, 22);
  const limits = createLimits(createMemoryStore(), () => now);
  const onAlarm = vi.fn();
  return {
    onAlarm,
    advance: (ms: number) => {
      now += ms;
    },
    consume: (caller: Caller) => consumeAttempt(limits, caller, onAlarm),
  };
}

/** A caller in a network of its own. */
const createCaller = (n: number): Caller => ({
  ipAddress: `10.${n >> 8}.${n & 255}.1`,
  network: `10.${n >> 8}.${n & 255}.0/24`,
});

/** Makes wrong attempts until one is rejected; returns their number and the wait. */
async function exhaust({ consume }: Pick<ReturnType<typeof setUp>, 'consume'>, caller: Caller) {
  for (let attempts = 0; ; attempts++) {
    const attempt = await consume(caller);
    if (!attempt.ok) return { attempts, wait: attempt.retryAfterMs };
  }
}

describe('one IP address', () => {
  it('has nine attempts immediately, three in the next hour, then none until tomorrow', async () => {
    const context = setUp();
    const { consume, advance } = context;
    expect(await exhaust(context, createCaller(1))).toEqual({
      attempts: RESERVED_HOUR_LIMIT.max + EXTRA_LIMIT.max,
      wait: HOUR,
    });
    expect(await exhaust(context, createCaller(1))).toEqual({ attempts: 0, wait: HOUR });
    advance(HOUR);
    expect(await exhaust(context, createCaller(1))).toEqual({
      attempts: RESERVED_HOUR_LIMIT.max,
      wait: 23 * HOUR,
    });
    advance(HOUR);
    expect(await exhaust(context, createCaller(1))).toEqual({ attempts: 0, wait: 22 * HOUR });
    advance(22 * HOUR);
    expect((await consume(createCaller(1))).ok).toBe(true);
  });

  it('can reuse refunded attempts', async () => {
    const context = setUp();
    for (let n = 0; n < 50; n++) {
      const attempt = await context.consume(createCaller(1));
      if (attempt.ok) await attempt.refund();
      expect(attempt.ok).toBe(true);
    }
    expect((await exhaust(context, createCaller(1))).attempts).toBe(9);
  });

  it('gets no extra attempts by sending them concurrently', async () => {
    const { consume } = setUp();
    const attempts = await Promise.all(Array.from({ length: 40 }, () => consume(createCaller(1))));
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(9);
  });
});

describe('a network', () => {
  it('has a daily limit across all its addresses', async () => {
    const context = setUp();
    let attempts = 0;
    for (let n = 0; n < 256; n++)
      attempts += (await exhaust(context, { ipAddress: `203.0.113.${n}`, network: '203.0.113.0/24' }))
        .attempts;
    expect(attempts).toBe(NETWORK_LIMIT.max);
    expect((await context.consume(createCaller(1))).ok).toBe(true);
  });
});

describe('all callers together', () => {
  it('share only the attempts beyond each caller’s reserved ones', async () => {
    const context = setUp();
    const attackers = 200;
    let attempts = 0;
    for (let n = 0; n < attackers; n++) attempts += (await exhaust(context, createCaller(n))).attempts;
    expect(attempts).toBe(attackers * RESERVED_HOUR_LIMIT.max + TOTAL_LIMIT.max);
    expect(context.onAlarm).toHaveBeenCalledOnce();
    // A new caller with a valid code still has all reserved attempts.
    expect((await exhaust(context, createCaller(9_999))).attempts).toBe(RESERVED_HOUR_LIMIT.max);
  });

  it('trigger the alarm once a day', async () => {
    const context = setUp();
    for (let day = 0; day < 2; day++) {
      for (let n = 0; n < 20; n++) await exhaust(context, createCaller(n));
      expect(context.onAlarm).toHaveBeenCalledTimes(day + 1);
      context.advance(24 * HOUR);
    }
  });

  it('do not trigger it with a normal number of typos', async () => {
    const context = setUp();
    for (let n = 0; n < 16; n++) await exhaust(context, createCaller(n));
    expect(context.onAlarm).not.toHaveBeenCalled();
  });
});
