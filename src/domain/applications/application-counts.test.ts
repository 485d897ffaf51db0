import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from './application.ts';
import { type Asked, filteredApplications } from './application-counts.ts';
import { NO_FILTER } from './application-filter.ts';

const map = { Founder: 'Mentee', Agency: 'Business Partner', Company: 'Mentor' } as const;
const list = [
  { ...EMPTY_DRAFT, id: 'a', createdAt: 3, status: 'pending', applicationType: 'Founder' },
  { ...EMPTY_DRAFT, id: 'b', createdAt: 2, status: 'approved', applicationType: 'Mentee' },
  { ...EMPTY_DRAFT, id: 'c', createdAt: 1, status: 'approved', applicationType: 'Agency' },
] as const;
const none: ReadonlySet<string> = new Set();
const ask = (change: Partial<Asked> = {}) => {
  const asked = { filter: NO_FILTER, map, found: null, spam: none, wantsSpam: false, held: none, ...change };
  const { shown, counts, total } = filteredApplications(list, asked);
  return { ids: shown.map(({ id }) => id), ...counts, total };
};

it('filters by type, by status, and by both', () => {
  expect(ask().ids).toEqual(['a', 'b', 'c']);
  expect(ask({ filter: { type: 'Mentee', status: 'All' } }).ids).toEqual(['a', 'b']);
  expect(ask({ filter: { type: 'All', status: 'approved' } }).ids).toEqual(['b', 'c']);
  expect(ask({ filter: { type: 'Mentee', status: 'approved' } }).ids).toEqual(['b']);
  expect(ask({ filter: { type: 'Mentor', status: 'All' } }).ids).toEqual([]);
});

it('counts each choice as the other filters stand', () => {
  const { types, statuses } = ask({ filter: { type: 'Mentee', status: 'approved' } });
  expect(types).toEqual({ All: 2, Mentor: 0, Mentee: 1, 'Business Partner': 1 });
  expect(statuses).toEqual({ All: 2, pending: 1, approved: 1, rejected: 0 });
});

it('counts among what a search found', () => {
  const { ids, types, statuses, total } = ask({ found: new Set(['a', 'c']) });
  expect(total).toBe(3);
  expect(ids).toEqual(['a', 'c']);
  expect(types.All).toBe(2);
  expect(statuses).toEqual({ All: 2, pending: 1, approved: 1, rejected: 0 });
});

it('shows likely spam apart and counts it nowhere else', () => {
  const spam = new Set(['b']);
  expect(ask({ spam }).ids).toEqual(['a', 'c']);
  expect(ask({ spam })).toMatchObject({ statuses: { All: 2 }, total: 2 });
  expect(ask({ spam, wantsSpam: true }).ids).toEqual(['b']);
});

it('keeps what is held at its place, and does not count it', () => {
  const { ids, statuses, types } = ask({
    filter: { type: 'All', status: 'pending' },
    held: new Set(['b']),
  });
  expect(ids).toEqual(['a', 'b']);
  expect(types.All).toBe(1);
  expect(statuses.All).toBe(3);
});
