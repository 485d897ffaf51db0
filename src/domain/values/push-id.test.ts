import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPushIds, PUSH_ID, timeFromId } from './push-id.ts';

it('encodes the time in eight characters and randomness in twelve', () => {
  expect(createPushIds({ now: () => 0, random: () => 0 })()).toBe('-'.repeat(20));
  expect(createPushIds({ now: () => 64 ** 8 - 1, random: () => 0.999_999 })()).toBe('z'.repeat(20));
  expect(createPushIds({ now: () => 64 ** 2 + 10, random: () => 0 })().slice(0, 8)).toBe('-----0-9');
});

it('sorts lexicographically in chronological order', () => {
  const times = fc.tuple(fc.nat(2 ** 46), fc.nat(2 ** 46)).filter(([a, b]) => a !== b);
  fc.assert(
    fc.property(times, fc.double({ min: 0, max: 0.999_999, noNaN: true }), ([a, b], chance) => {
      const idAt = (time: number) => createPushIds({ now: () => time, random: () => chance })();
      expect(idAt(a) < idAt(b)).toBe(a < b);
      expect(idAt(a)).toMatch(PUSH_ID);
    }),
  );
});

it('preserves order within one millisecond, even across a carry', () => {
  const next = createPushIds({ now: () => 5, random: () => 63 / 64 });
  const rolled = [next(), next()];
  expect(rolled.map((id) => id.slice(8))).toEqual(['zzzzzzzzzzzz', '------------']);

  let tick = 0;
  const nextId = createPushIds({ now: () => 5, random: () => (++tick % 12 === 0 ? 63 / 64 : 0) });
  const [first, second] = [nextId(), nextId()];
  expect(first.slice(8)).toBe('-----------z');
  expect(second.slice(8)).toBe('----------0-');
  expect(first < second).toBe(true);
});

it('extracts the time from an id', () => {
  const now = Date.UTC(2026, 10, 22, 12);
  const id = createPushIds({ now: () => now, random: () => 0.5 })();
  expect(timeFromId(id)).toBe(now);
  expect(timeFromId('demo-1')).toBeNull();
});
