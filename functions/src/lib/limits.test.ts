import { expect, it } from 'vitest';
import { createCache } from './cache.ts';
import { callerAddress } from './caller.ts';
import { createLimits, type Limit } from './limits.ts';
import { fallbackStore } from './store/fallback-store.ts';
import { memoryStore } from './store/memory-store.ts';
import type { Place, ServerStore } from './store/server-store.ts';

const START = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;
const TWICE: Limit = { name: 'twice', max: 2, windowMs: 10 * MINUTE };

/** A store that tells where it was asked to write. */
const watched = (): { readonly store: ServerStore; readonly places: Place[] } => {
  const inner = memoryStore();
  const places: Place[] = [];
  return {
    places,
    store: {
      ...inner,
      count: (place, max) => {
        places.push(place);
        return inner.count(place, max);
      },
    },
  };
};

it('counts per subject and limit, and begins anew with the next window', async () => {
  let now = START + 4 * MINUTE;
  const limits = createLimits(memoryStore(), () => now);
  expect(await limits.take(TWICE, 'a')).toEqual({ ok: true });
  expect(await limits.take(TWICE, 'a')).toEqual({ ok: true });
  expect(await limits.take(TWICE, 'a')).toEqual({ ok: false, retryAfterMs: 6 * MINUTE });
  expect(await limits.take(TWICE, 'b')).toEqual({ ok: true });
  expect(await limits.take({ ...TWICE, name: 'other' }, 'a')).toEqual({ ok: true });
  now = START + 10 * MINUTE;
  expect(await limits.take(TWICE, 'a')).toEqual({ ok: true });
});

it('gives back what turned out not to count', async () => {
  const limits = createLimits(memoryStore(), () => START);
  await limits.giveBack(TWICE, 'a');
  await limits.take(TWICE, 'a');
  await limits.take(TWICE, 'a');
  await limits.giveBack(TWICE, 'a');
  expect((await limits.take(TWICE, 'a')).ok).toBe(true);
  expect((await limits.take(TWICE, 'a')).ok).toBe(false);
});

it('two instances on one store share the count', async () => {
  const store = memoryStore();
  const [one, two] = [createLimits(store, () => START), createLimits(store, () => START)];
  await one.take(TWICE, 'a');
  await two.take(TWICE, 'a');
  expect((await one.take(TWICE, 'a')).ok).toBe(false);
});

it('never writes the subject, and hashes it differently each day', async () => {
  let now = START;
  const { store, places } = watched();
  const limits = createLimits(store, () => now);
  await limits.take(TWICE, '203.0.113.9');
  now += 24 * 60 * MINUTE;
  await limits.take(TWICE, '203.0.113.9');
  const hashes = places.map(({ name }) => name.split('-').at(-1));
  expect(new Set(hashes).size).toBe(2);
  expect(JSON.stringify(places)).not.toContain('203.0.113.9');
  expect(places.every(({ name }) => /^[a-z0-9-]+$/.test(name))).toBe(true);
});

it('drops counters in the hour after their window, and not before', async () => {
  let now = START + 55 * MINUTE;
  const store = memoryStore();
  const limits = createLimits(store, () => now);
  const hour: Limit = { name: 'hourly', max: 1, windowMs: 60 * MINUTE };
  await limits.take(hour, 'a');
  await createLimits(store, () => now).take(TWICE, 'b');
  expect((await limits.take(hour, 'a')).ok).toBe(false);
  now = START + 60 * MINUTE;
  expect((await limits.take(hour, 'a')).ok).toBe(true);
});

it('falls back while the shared store fails or hangs, and goes back to it after a pause', async () => {
  let now = START;
  let broken = true;
  const shared = memoryStore();
  const hanging: ServerStore = {
    ...shared,
    count: (place, max) => (broken ? new Promise(() => {}) : shared.count(place, max)),
  };
  const failures: unknown[] = [];
  const store = fallbackStore(hanging, memoryStore(), {
    now: () => now,
    onFailure: (error) => failures.push(error),
    patienceMs: 5,
  });
  const place: Place = { until: 1, name: 'x' };
  expect(await store.count(place, 1)).toBe(true);
  expect(await store.count(place, 1)).toBe(false);
  expect(failures).toHaveLength(1);
  broken = false;
  now += 61_000;
  expect(await store.count(place, 1)).toBe(true);
  expect(failures).toHaveLength(1);
});

it('keeps answers for an hour, across the turn of the hour', async () => {
  let now = START + 50 * MINUTE;
  const store = memoryStore();
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
  ['nothing of a text', { 'x-forwarded-for': 'not an address' }, 'unknown'],
  ['nothing at all', {}, 'unknown'],
])('knows a caller by %s', (_what, headers, expected) => {
  expect(callerAddress({ headers })).toBe(expected);
});

it('knows a caller without a front end by its socket', () => {
  expect(callerAddress({ headers: {}, socket: { remoteAddress: '203.0.113.7' } })).toBe('203.0.113.7');
});
