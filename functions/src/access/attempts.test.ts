import { describe, expect, it, vi } from 'vitest';
import { createLimits } from '../platform/limits.ts';
import { memoryStore } from '../platform/store/memory-store.ts';
import {
  ALL_LIMIT,
  type Caller,
  MORE_LIMIT,
  NETWORK_LIMIT,
  OWN_HOUR_LIMIT,
  takeAttempt,
} from './attempts.ts';

const HOUR = 3_600_000;

function setUp() {
  let now = Date.UTC(2026, 10, 22);
  const limits = createLimits(memoryStore(), () => now);
  const onAlarm = vi.fn();
  return {
    onAlarm,
    pass: (ms: number) => {
      now += ms;
    },
    take: (caller: Caller) => takeAttempt(limits, caller, onAlarm),
  };
}

/** Somebody in a network of their own. */
const person = (n: number): Caller => ({
  address: `10.${n >> 8}.${n & 255}.1`,
  network: `10.${n >> 8}.${n & 255}.0/24`,
});

/** Wrong attempts until one is refused; the refusal, and how many there were. */
async function exhaust({ take }: Pick<ReturnType<typeof setUp>, 'take'>, caller: Caller) {
  for (let attempts = 0; ; attempts++) {
    const taken = await take(caller);
    if (!taken.ok) return { attempts, wait: taken.retryAfterMs };
  }
}

describe('one address', () => {
  it('has nine attempts at once, three in the next hour, and then none until tomorrow', async () => {
    const setting = setUp();
    const { take, pass } = setting;
    expect(await exhaust(setting, person(1))).toEqual({
      attempts: OWN_HOUR_LIMIT.max + MORE_LIMIT.max,
      wait: HOUR,
    });
    expect(await exhaust(setting, person(1))).toEqual({ attempts: 0, wait: HOUR });
    pass(HOUR);
    expect(await exhaust(setting, person(1))).toEqual({ attempts: OWN_HOUR_LIMIT.max, wait: 23 * HOUR });
    pass(HOUR);
    expect(await exhaust(setting, person(1))).toEqual({ attempts: 0, wait: 22 * HOUR });
    pass(22 * HOUR);
    expect((await take(person(1))).ok).toBe(true);
  });

  it('loses none by attempts that are given back', async () => {
    const setting = setUp();
    for (let n = 0; n < 50; n++) {
      const taken = await setting.take(person(1));
      if (taken.ok) await taken.giveBack();
      expect(taken.ok).toBe(true);
    }
    expect((await exhaust(setting, person(1))).attempts).toBe(9);
  });

  it('gets no more by trying all at once', async () => {
    const { take } = setUp();
    const attempts = await Promise.all(Array.from({ length: 40 }, () => take(person(1))));
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(9);
  });
});

describe('a network', () => {
  it('has so many a day, however many addresses it has', async () => {
    const setting = setUp();
    let attempts = 0;
    for (let n = 0; n < 256; n++)
      attempts += (await exhaust(setting, { address: `203.0.113.${n}`, network: '203.0.113.0/24' })).attempts;
    expect(attempts).toBe(NETWORK_LIMIT.max);
    expect((await setting.take(person(1))).ok).toBe(true);
  });
});

describe('all together', () => {
  it('use up what is more than each has to itself, and that alone', async () => {
    const setting = setUp();
    const attackers = 200;
    let attempts = 0;
    for (let n = 0; n < attackers; n++) attempts += (await exhaust(setting, person(n))).attempts;
    expect(attempts).toBe(attackers * OWN_HOUR_LIMIT.max + ALL_LIMIT.max);
    expect(setting.onAlarm).toHaveBeenCalledOnce();
    // Whoever comes now, with a code of their own, still has every attempt of theirs.
    expect((await exhaust(setting, person(9_999))).attempts).toBe(OWN_HOUR_LIMIT.max);
  });

  it('raise the alarm once a day', async () => {
    const setting = setUp();
    for (let day = 0; day < 2; day++) {
      for (let n = 0; n < 20; n++) await exhaust(setting, person(n));
      expect(setting.onAlarm).toHaveBeenCalledTimes(day + 1);
      setting.pass(24 * HOUR);
    }
  });

  it('do not raise it by what people mistype', async () => {
    const setting = setUp();
    for (let n = 0; n < 16; n++) await exhaust(setting, person(n));
    expect(setting.onAlarm).not.toHaveBeenCalled();
  });
});
