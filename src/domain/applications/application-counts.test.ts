import { expect, it } from 'vitest';
import { type Application, EMPTY_DRAFT } from './application.ts';
import { filterApplications, type ListOptions } from './application-counts.ts';
import { NO_FILTER } from './application-filter.ts';

const map = { Founder: 'Mentee', Agency: 'Business Partner', Company: 'Mentor' } as const;
const MARA = { uid: 'mara', name: 'Mara' };
const list = [
  { ...EMPTY_DRAFT, id: 'a', createdAt: 3, status: 'pending', applicationType: 'Founder' },
  { ...EMPTY_DRAFT, id: 'b', createdAt: 2, status: 'approved', applicationType: 'Mentee', owner: MARA },
  { ...EMPTY_DRAFT, id: 'c', createdAt: 1, status: 'approved', applicationType: 'Agency' },
] as const;
const none: ReadonlySet<string> = new Set();
const filterBy = (change: Partial<ListOptions> = {}, among: readonly Application[] = list) => {
  const request: ListOptions = {
    ...{
      filter: NO_FILTER,
      order: 'newest',
      teamTypeByApplicantType: map,
      searchHits: null,
      spam: none,
      only: null,
      pinned: none,
      kept: null,
    },
    ...{ me: 'mara', today: '2026-11-23' },
    ...change,
  };
  const { shown, due, counts, matching, total } = filterApplications(among, request);
  return { ids: shown.map(({ id }) => id), due: due.map(({ id }) => id), ...counts, matching, total };
};

it('filters by type, by status, and by both', () => {
  expect(filterBy().ids).toEqual(['a', 'b', 'c']);
  expect(filterBy({ filter: { ...NO_FILTER, type: 'Mentee', status: 'All' } }).ids).toEqual(['a', 'b']);
  expect(filterBy({ filter: { ...NO_FILTER, type: 'All', status: 'approved' } }).ids).toEqual(['b', 'c']);
  expect(filterBy({ filter: { ...NO_FILTER, type: 'Mentee', status: 'approved' } }).ids).toEqual(['b']);
  expect(filterBy({ filter: { ...NO_FILTER, type: 'Mentor', status: 'All' } }).ids).toEqual([]);
});

it('counts each choice with the other filters applied', () => {
  const { types, statuses } = filterBy({ filter: { ...NO_FILTER, type: 'Mentee', status: 'approved' } });
  expect(types).toEqual({ All: 2, Mentor: 0, Mentee: 1, 'Business Partner': 1 });
  expect(statuses).toEqual({ All: 2, pending: 1, approved: 1, rejected: 0 });
});

it('counts only search results during a search', () => {
  const { ids, types, statuses, total } = filterBy({ searchHits: new Set(['a', 'c']) });
  expect(total).toBe(3);
  expect(ids).toEqual(['a', 'c']);
  expect(types.All).toBe(2);
  expect(statuses).toEqual({ All: 2, pending: 1, approved: 1, rejected: 0 });
});

it('lists what is open although nothing matches it, without counting it', () => {
  const options = { kept: 'a', filter: { ...NO_FILTER, status: 'approved' } } as const;
  expect(filterBy(options)).toMatchObject({ ids: ['a', 'b', 'c'], matching: 2, total: 3 });
  expect(filterBy({ kept: 'a', searchHits: new Set(['b']) })).toMatchObject({ ids: ['a', 'b'], matching: 1 });
  expect(filterBy({ kept: 'a', only: new Set(['b']) })).toMatchObject({ ids: ['a', 'b'], total: 1 });
});

it('lists likely spam separately and excludes it from counts', () => {
  const spam = new Set(['b']);
  expect(filterBy({ spam }).ids).toEqual(['a', 'c']);
  expect(filterBy({ spam })).toMatchObject({ statuses: { All: 2 }, total: 2 });
  expect(filterBy({ spam, only: spam }).ids).toEqual(['b']);
});

it('keeps held applications in the list without counting them', () => {
  const { ids, statuses, types, matching } = filterBy({
    filter: { ...NO_FILTER, type: 'All', status: 'pending' },
    pinned: new Set(['b']),
  });
  expect(ids).toEqual(['a', 'b']);
  expect([types.All, matching]).toEqual([1, 1]);
  expect(statuses.All).toBe(3);
});

it('filters by owner and counts each choice', () => {
  expect(filterBy({ filter: { ...NO_FILTER, owner: 'mine' } }).ids).toEqual(['b']);
  expect(filterBy({ filter: { ...NO_FILTER, owner: 'nobody' } }).ids).toEqual(['a', 'c']);
  expect(filterBy({ filter: { ...NO_FILTER, owner: 'mine' }, me: 'rob' }).ids).toEqual([]);
  const { owners, statuses } = filterBy({ filter: { ...NO_FILTER, owner: 'nobody', status: 'approved' } });
  expect(owners).toEqual({ All: 2, mine: 1, nobody: 1, others: 0 });
  expect(statuses).toMatchObject({ All: 2, pending: 1, approved: 1 });
});

it('lists the member’s own due reminders without moving them', () => {
  const reminded: readonly Application[] = [
    { ...list[0], id: 'e', owner: MARA, remindOn: '2026-11-24' },
    { ...list[0], id: 'd', owner: { uid: 'rob', name: 'Rob' }, remindOn: '2026-11-20' },
    { ...list[0], id: 'c', owner: MARA, remindOn: '2026-11-23' },
    { ...list[0], id: 'b', owner: MARA, remindOn: '2026-11-01' },
    { ...list[1], id: 'a', owner: MARA, remindOn: '2026-11-01' },
  ];
  const { ids, due } = filterBy({ filter: { ...NO_FILTER, status: 'pending' } }, reminded);
  expect(ids).toEqual(['e', 'd', 'c', 'b']);
  expect(due).toEqual(['c', 'b']);
});

it('sorts by submission time', () => {
  expect(filterBy({ order: 'oldest' }).ids).toEqual(['c', 'b', 'a']);
});
