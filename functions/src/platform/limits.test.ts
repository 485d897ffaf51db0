import { expect, it } from 'vitest';
import { createCache } from './cache.ts';
import { callerIp } from './caller.ts';
import { createLimits, type Limit, type Limits } from './limits.ts';
import { MAX_INSTANCES } from './site-options.ts';
import { createFallbackStore } from './store/fallback-store.ts';
import { createMemoryStore } from './store/memory-store.ts';
import { PAUSE_MS, type ServerStore, type StorageKey } from './store/server-store.ts';

const START = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;
const TWO_PER_TEN_MINUTES: Limit = { name: 'twice', max: 2, windowMs: 10 * MINUTE };

/** A store that records the paths it writes to. */
const createRecordingStore = (): { readonly store: ServerStore; readonly keys: StorageKey[] } => {
  const inner = createMemoryStore();
  const keys: StorageKey[] = [];
  return {
    keys,
    store: {
      ...inner,
      increment: (key, max) => {
        keys.push(key);
        return inner.increment(key, max);
      },
    },
  };
};

it('counts per subject and limit, and resets in the next window', async () => {
  let now = START + 4 * MINUTE;
  const limits = createLimits(createMemoryStore(), () => now);
  expect(await limits.consume(TWO_PER_TEN_MINUTES, 'a')).toMatchObject({ ok: true });
  expect(await limits.consume(TWO_PER_TEN_MINUTES, 'a')).toMatchObject({ ok: true });
  expect(await limits.consume(TWO_PER_TEN_MINUTES, 'a')).toEqual({
    ok: false,
    by: TWO_PER_TEN_MINUTES,
    isReached: true,
    retryAfterMs: 6 * MINUTE,
  });
  expect(await limits.consume(TWO_PER_TEN_MINUTES, 'b')).toMatchObject({ ok: true });
  expect(await limits.consume({ ...TWO_PER_TEN_MINUTES, name: 'other' }, 'a')).toMatchObject({ ok: true });
  now = START + 10 * MINUTE;
  expect(await limits.consume(TWO_PER_TEN_MINUTES, 'a')).toMatchObject({ ok: true });
});

it('refunds a unit', async () => {
  const limits = createLimits(createMemoryStore(), () => START);
  await limits.consume(TWO_PER_TEN_MINUTES, 'a');
  const consumed = await limits.consume(TWO_PER_TEN_MINUTES, 'a');
  if (consumed.ok) await consumed.refund();
  expect((await limits.consume(TWO_PER_TEN_MINUTES, 'a')).ok).toBe(true);
  expect((await limits.consume(TWO_PER_TEN_MINUTES, 'a')).ok).toBe(false);
});

it('consumes a unit of each limit, or of none', async () => {
  const limits = createLimits(createMemoryStore(), () => START);
  const once: Limit = { ...TWO_PER_TEN_MINUTES, name: 'once', max: 1 };
  const consumeBoth = () =>
    limits.consumeAll([
      [TWO_PER_TEN_MINUTES, 'a'],
      [once, 'a'],
    ]);
  const first = await consumeBoth();
  expect(await consumeBoth()).toMatchObject({ ok: false, by: once });
  if (first.ok) await first.refund();
  expect((await consumeBoth()).ok).toBe(true);
  expect((await limits.consume(TWO_PER_TEN_MINUTES, 'a')).ok).toBe(true);
});

it('shares the count between instances that use the same store', async () => {
  const store = createMemoryStore();
  const [one, two] = [createLimits(store, () => START), createLimits(store, () => START)];
  await one.consume(TWO_PER_TEN_MINUTES, 'a');
  await two.consume(TWO_PER_TEN_MINUTES, 'a');
  expect((await one.consume(TWO_PER_TEN_MINUTES, 'a')).ok).toBe(false);
});

it('never writes the subject, and hashes it differently each day', async () => {
  let now = START;
  const { store, keys } = createRecordingStore();
  const limits = createLimits(store, () => now);
  await limits.consume(TWO_PER_TEN_MINUTES, '203.0.113.9');
  now += 24 * 60 * MINUTE;
  await limits.consume(TWO_PER_TEN_MINUTES, '203.0.113.9');
  const hashes = keys.map(({ name }) => name.split('-').at(-1));
  expect(new Set(hashes).size).toBe(2);
  expect(JSON.stringify(keys)).not.toContain('203.0.113.9');
  expect(keys.every(({ name }) => /^[a-z0-9-]+$/.test(name))).toBe(true);
});

it('drops counters in the hour after their window, and not earlier', async () => {
  let now = START + 55 * MINUTE;
  const store = createMemoryStore();
  const limits = createLimits(store, () => now);
  const hourlyLimit: Limit = { name: 'hourly', max: 1, windowMs: 60 * MINUTE };
  await limits.consume(hourlyLimit, 'a');
  await createLimits(store, () => now).consume(TWO_PER_TEN_MINUTES, 'b');
  expect((await limits.consume(hourlyLimit, 'a')).ok).toBe(false);
  now = START + 60 * MINUTE;
  expect((await limits.consume(hourlyLimit, 'a')).ok).toBe(true);
});

const HOUR = 60 * MINUTE;
const WINDOWS = [10 * MINUTE, HOUR, 24 * HOUR];

it.each(WINDOWS)(
  'grants nothing anew when the clock jumps forward and back, with a window of %d ms',
  async (windowMs) => {
    let now = START + 5 * MINUTE;
    let elapsed = 0;
    const limits = createLimits(
      createMemoryStore(),
      () => now,
      () => elapsed,
    );
    const limit: Limit = { name: 'jump', max: 2, windowMs };
    const take = async (): Promise<boolean> => (await limits.consume(limit, 'a')).ok;
    expect([await take(), await take(), await take()]).toEqual([true, true, false]);
    for (const jump of [1, 2, 25, 24 * 365]) {
      // As long as the clock is wrong, its hours pass, too.
      for (let hour = jump; hour < jump + 3; hour += 1) {
        now = START + hour * HOUR;
        elapsed += MINUTE;
        await take();
      }
      now = START + 6 * MINUTE;
      expect(await take(), `${jump} hours`).toBe(false);
    }
  },
);

it.each(WINDOWS)(
  'grants nothing anew when instances start while the clock is ahead, with a window of %d ms',
  async (windowMs) => {
    const store = createMemoryStore();
    let now = START + 5 * MINUTE;
    const limit: Limit = { name: 'start', max: 2, windowMs };
    const start = () => createLimits(store, () => now);
    const limits = start();
    for (const isAllowed of [true, true, false])
      expect((await limits.consume(limit, 'a')).ok).toBe(isAllowed);
    for (const jump of [1, 2, 25, 24 * 365]) {
      // Two instances, of which the first runs for some of the clock's hours.
      const wrong = start();
      for (let hour = jump; hour < jump + 3; hour += 1) {
        now = START + hour * HOUR;
        await wrong.consume(limit, 'a');
      }
      await start().consume(limit, 'a');
      now = START + 6 * MINUTE;
      expect((await start().consume(limit, 'a')).ok, `${jump} hours`).toBe(false);
    }
  },
);

it('drops what had expired when the two instances before were seen, and after a day what has expired now', async () => {
  const dropped: number[] = [];
  const store: ServerStore = {
    ...createMemoryStore(),
    dropBefore: async (hour) => void dropped.push(hour - START / HOUR),
  };
  /** @param hours when an instance counts something */
  const run = async (hours: readonly number[]): Promise<void> => {
    let hour = 0;
    const limits = createLimits(
      store,
      () => START + hour * HOUR,
      () => hour * HOUR,
    );
    for (hour of hours) await limits.consume(TWO_PER_TEN_MINUTES, 'a');
  };
  for (const hours of [[0], [1], [2], [30], [31, 32, 54, 55, 56], [57]]) await run(hours);
  expect(dropped).toEqual([0, 0, 0, 1, 2, 3, 25, 55, 56, 30]);
});

it('drops what has expired once that much time has passed, even after a jump', async () => {
  let now = START;
  let elapsed = 0;
  const memory = createMemoryStore();
  const dropped: number[] = [];
  const store: ServerStore = { ...memory, dropBefore: async (hour) => void dropped.push(hour) };
  const limits = createLimits(
    store,
    () => now,
    () => elapsed,
  );
  for (const [clock, time] of [
    [0, 0],
    [1, 1],
    [9, 2],
    [3, 3],
  ] as const) {
    now = START + clock * HOUR;
    elapsed = time * HOUR;
    await limits.consume(TWO_PER_TEN_MINUTES, 'a');
  }
  expect(dropped.map((hour) => hour - START / HOUR)).toEqual([0, 1, 2, 3]);
});

/** Creates instances that share a store, which responds immediately or never. */
function createInstances(count: number) {
  const shared = createMemoryStore();
  const state = { now: START, isSlow: false, failures: 0 };
  const respondUnlessSlow = <T>(respond: () => Promise<T>): Promise<T> =>
    state.isSlow ? new Promise(() => {}) : respond();
  const slow: ServerStore = {
    ...shared,
    increment: (key, max) => respondUnlessSlow(() => shared.increment(key, max)),
    storeIfAbsent: (key, value) => respondUnlessSlow(() => shared.storeIfAbsent(key, value)),
    dropBefore: (hour) => respondUnlessSlow(() => shared.dropBefore(hour)),
  };
  const instances = Array.from({ length: count }, () => {
    const onFailure = () => {
      state.failures += 1;
    };
    return createLimits(
      createFallbackStore(slow, createMemoryStore(), { now: () => state.now, onFailure, timeoutMs: 5 }),
      () => state.now,
    );
  });
  return { instances, state };
}
const HUNDRED_PER_HOUR: Limit = { name: 'hundred', max: 100, windowMs: 60 * MINUTE };

/** Counts the calls that an instance allows. */
async function countAllowed(limits: Limits, times: number): Promise<number> {
  let count = 0;
  for (let n = 0; n < times; n += 1) if ((await limits.consume(HUNDRED_PER_HOUR, 'a')).ok) count += 1;
  return count;
}

it('allows each instance its share of the remainder while the shared store is down', async () => {
  const { instances, state } = createInstances(MAX_INSTANCES);
  const [one, two, ...others] = instances;
  if (!one || !two) throw new Error('No instances');
  expect(await countAllowed(one, 41)).toBe(41);
  expect(await countAllowed(two, 4)).toBe(4);
  state.isSlow = true;
  expect(await countAllowed(one, 20)).toBe(Math.floor((100 - 41) / MAX_INSTANCES));
  expect(await countAllowed(two, 20)).toBe(Math.floor((100 - 45) / MAX_INSTANCES));
  for (const other of others) expect(await countAllowed(other, 20)).toBe(100 / MAX_INSTANCES);
  // Each timed out once, and retries after a pause.
  expect(state.failures).toBe(MAX_INSTANCES);
  expect(await one.consume(HUNDRED_PER_HOUR, 'a')).toEqual({
    ok: false,
    by: HUNDRED_PER_HOUR,
    isReached: false,
    retryAfterMs: PAUSE_MS,
  });
  state.now += PAUSE_MS;
  expect(await countAllowed(one, 20)).toBe(0);
  expect(state.failures).toBe(MAX_INSTANCES + 1);
  state.isSlow = false;
  expect(await countAllowed(one, 20)).toBe(0);
  state.now += PAUSE_MS;
  expect(await countAllowed(one, 100)).toBe(100 - 45);
  expect(await two.consume(HUNDRED_PER_HOUR, 'a')).toMatchObject({ ok: false, isReached: true });
});

it('remembers an exhausted limit while the shared store is down', async () => {
  const { instances, state } = createInstances(1);
  const [one] = instances;
  if (!one) throw new Error('No instance');
  await countAllowed(one, 101);
  state.isSlow = true;
  expect(await one.consume(HUNDRED_PER_HOUR, 'a')).toMatchObject({ ok: false, isReached: true });
});

it('uses the shared counts once the store is back, if an instance started while it was down', async () => {
  const { instances, state } = createInstances(2);
  const [one, two] = instances;
  if (!one || !two) throw new Error('No instances');
  await countAllowed(one, 60);
  state.isSlow = true;
  await countAllowed(two, 1);
  state.isSlow = false;
  state.now += PAUSE_MS;
  expect(await countAllowed(two, 100)).toBe(40);
});

it('caches responses for an hour, across the top of the hour', async () => {
  let now = START + 50 * MINUTE;
  const store = createMemoryStore();
  const cache = createCache(store, 'test', () => now);
  expect(await cache.get('a')).toBeNull();
  await cache.set('a', { n: 1 });
  now = START + 109 * MINUTE;
  expect(await cache.get('a')).toEqual({ n: 1 });
  expect(await createCache(store, 'other', () => now).get('a')).toBeNull();
  now = START + 110 * MINUTE;
  expect(await cache.get('a')).toBeNull();
});

it.each([
  ['the rightmost hop', { 'x-forwarded-for': '1.1.1.1, 10.0.0.1, 203.0.113.9' }, '203.0.113.9'],
  ['several headers', { 'x-forwarded-for': ['1.1.1.1', '2.2.2.2, 203.0.113.9'] }, '203.0.113.9'],
  ['a mapped address', { 'x-forwarded-for': '::ffff:203.0.113.9' }, '203.0.113.9'],
  ['the /64 of IPv6', { 'x-forwarded-for': '2a00:1450:4001:80b:1:2:3:4' }, '2a00:1450:4001:80b::/64'],
  ['no address in a text', { 'x-forwarded-for': 'not an address' }, 'unknown'],
  ['no header', {}, 'unknown'],
])('identifies a caller by %s', (_what, headers, expected) => {
  expect(callerIp({ headers })).toBe(expected);
});

it('identifies a caller without a front end by its socket', () => {
  expect(callerIp({ headers: {}, socket: { remoteAddress: '203.0.113.7' } })).toBe('203.0.113.7');
});
