import { expect, it } from 'vitest';
import { type Application, EMPTY_DRAFT } from './application.ts';
import { businessDaysSince, type Order, sortApplications } from './application-order.ts';

const record = (id: string, status: Application['status'] = 'pending'): Application => ({
  ...{ ...EMPTY_DRAFT, id, createdAt: 1, status },
});
const list = [record('d'), record('c', 'approved'), record('b'), record('a', 'rejected')];
const sortIds = (order: Order) => sortApplications(list, order).map(({ id }) => id);

it('sorts by submission time, or by longest wait', () => {
  expect(sortIds('newest')).toEqual(['d', 'c', 'b', 'a']);
  expect(sortIds('oldest')).toEqual(['a', 'b', 'c', 'd']);
  expect(sortIds('waiting')).toEqual(['b', 'd', 'c', 'a']);
});

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
