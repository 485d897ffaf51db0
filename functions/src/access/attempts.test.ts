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
    pass: (ms: number) => {
      now += ms;
    },
    take: (caller: Caller) => consumeAttempt(limits, caller, onAlarm),
  };
}

/** A caller in a separate network. */
const person = (n: number): Caller => ({
  ipAddress: `10.${n >> 8}.${n & 255}.1`,
  network: `10.${n >> 8}.${n & 255}.0/24`,
});

/** Wrong attempts until one is refused; returns the refusal and their number. */
async function exhaust({ take }: Pick<ReturnType<typeof setUp>, 'take'>, caller: Caller) {
  for (let attempts = 0; ; attempts++) {
    const taken = await take(caller);
    if (!taken.ok) return { attempts, wait: taken.retryAfterMs };
  }
}

describe('one IP address', () => {
  it('has nine attempts immediately, three in the next hour, then none until tomorrow', async () => {
    const setting = setUp();
    const { take, pass } = setting;
    expect(await exhaust(setting, person(1))).toEqual({
      attempts: RESERVED_HOUR_LIMIT.max + EXTRA_LIMIT.max,
      wait: HOUR,
    });
    expect(await exhaust(setting, person(1))).toEqual({ attempts: 0, wait: HOUR });
    pass(HOUR);
    expect(await exhaust(setting, person(1))).toEqual({ attempts: RESERVED_HOUR_LIMIT.max, wait: 23 * HOUR });
    pass(HOUR);
    expect(await exhaust(setting, person(1))).toEqual({ attempts: 0, wait: 22 * HOUR });
    pass(22 * HOUR);
    expect((await take(person(1))).ok).toBe(true);
  });

  it('can reuse refunded attempts', async () => {
    const setting = setUp();
    for (let n = 0; n < 50; n++) {
      const taken = await setting.take(person(1));
      if (taken.ok) await taken.refund();
      expect(taken.ok).toBe(true);
    }
    expect((await exhaust(setting, person(1))).attempts).toBe(9);
  });

  it('gets no extra attempts by sending them concurrently', async () => {
    const { take } = setUp();
    const attempts = await Promise.all(Array.from({ length: 40 }, () => take(person(1))));
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(9);
  });
});

describe('a network', () => {
  it('has a daily limit across all its addresses', async () => {
    const setting = setUp();
    let attempts = 0;
    for (let n = 0; n < 256; n++)
      attempts += (await exhaust(setting, { ipAddress: `203.0.113.${n}`, network: '203.0.113.0/24' }))
        .attempts;
    expect(attempts).toBe(NETWORK_LIMIT.max);
    expect((await setting.take(person(1))).ok).toBe(true);
  });
});

describe('all callers together', () => {
  it('share only the attempts beyond each caller’s reserved ones', async () => {
    const setting = setUp();
    const attackers = 200;
    let attempts = 0;
    for (let n = 0; n < attackers; n++) attempts += (await exhaust(setting, person(n))).attempts;
    expect(attempts).toBe(attackers * RESERVED_HOUR_LIMIT.max + TOTAL_LIMIT.max);
    expect(setting.onAlarm).toHaveBeenCalledOnce();
    // A new caller with a valid code still has all reserved attempts.
    expect((await exhaust(setting, person(9_999))).attempts).toBe(RESERVED_HOUR_LIMIT.max);
  });

  it('trigger the alarm once a day', async () => {
    const setting = setUp();
    for (let day = 0; day < 2; day++) {
      for (let n = 0; n < 20; n++) await exhaust(setting, person(n));
      expect(setting.onAlarm).toHaveBeenCalledTimes(day + 1);
      setting.pass(24 * HOUR);
    }
  });

  it('do not trigger it with a normal number of typos', async () => {
    const setting = setUp();
    for (let n = 0; n < 16; n++) await exhaust(setting, person(n));
    expect(setting.onAlarm).not.toHaveBeenCalled();
  });
});
