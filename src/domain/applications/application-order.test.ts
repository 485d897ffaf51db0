import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from './application.ts';
import { businessDaysSince, isDue } from './application-order.ts';

it.each([
  ['2026-11-23T09:00', '2026-11-23T18:00', 0],
  ['2026-11-20T23:59', '2026-11-23T00:01', 1],
  ['2026-11-20T12:00', '2026-11-22T12:00', 0],
  ['2026-11-16T12:00', '2026-11-23T12:00', 5],
  ['2026-10-23T12:00', '2026-11-24T12:00', 22],
  ['2026-11-24T12:00', '2026-11-23T12:00', 0],
])('counts business days from %s to %s: %d', (from, to, days) => {
  expect(businessDaysSince(Date.parse(from), Date.parse(to))).toBe(days);
});

it.each([
  ['mara', '2026-11-22', true],
  ['mara', '2026-11-23', true],
  ['mara', '2026-11-24', false],
  ['rob', '2026-11-22', false],
])('knows whether a reminder of %s on %s is due for Mara: %s', (uid, remindOn, expected) => {
  const owner = { uid, name: uid };
  const application = { ...EMPTY_DRAFT, id: 'a', createdAt: 1, status: 'pending', owner, remindOn } as const;
  expect(isDue(application, { me: 'mara', today: '2026-11-23' })).toBe(expected);
});
