import { expect, it } from 'vitest';
import { type Application, EMPTY_DRAFT } from './application.ts';
import { filterApplications, getTeamType, type ListOptions, NO_FILTER } from './application-filter.ts';

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
      listed: none,
    },
    me: 'mara',
    ...change,
  };
  const { shown, matching, total } = filterApplications(among, request);
  return { ids: shown.map(({ id }) => id), matching, total };
};

it('filters by type, by status, and by both', () => {
  expect(filterBy().ids).toEqual(['a', 'b', 'c']);
  expect(filterBy({ filter: { ...NO_FILTER, type: 'Mentee', status: 'All' } }).ids).toEqual(['a', 'b']);
  expect(filterBy({ filter: { ...NO_FILTER, type: 'All', status: 'approved' } }).ids).toEqual(['b', 'c']);
  expect(filterBy({ filter: { ...NO_FILTER, type: 'Mentee', status: 'approved' } }).ids).toEqual(['b']);
  expect(filterBy({ filter: { ...NO_FILTER, type: 'Mentor', status: 'All' } }).ids).toEqual([]);
});

it('counts only what it found during a search', () => {
  expect(filterBy({ searchHits: new Set(['a', 'c']) })).toMatchObject({
    ids: ['a', 'c'],
    matching: 2,
    total: 3,
  });
});

it('keeps what was listed in its place without counting it, except for spam', () => {
  const options = { filter: { ...NO_FILTER, status: 'pending' }, listed: new Set(['b']) } as const;
  expect(filterBy(options)).toMatchObject({ ids: ['a', 'b'], matching: 1, total: 3 });
  expect(filterBy({ ...options, searchHits: new Set() })).toMatchObject({ ids: ['b'], matching: 0 });
  expect(filterBy({ ...options, only: new Set(['a']) })).toMatchObject({ ids: ['a', 'b'], total: 1 });
  expect(filterBy({ ...options, spam: new Set(['b']) })).toMatchObject({ ids: ['a'], total: 2 });
});

it('filters by owner', () => {
  expect(filterBy({ filter: { ...NO_FILTER, owner: 'mine' } }).ids).toEqual(['b']);
  expect(filterBy({ filter: { ...NO_FILTER, owner: 'nobody' } }).ids).toEqual(['a', 'c']);
  expect(filterBy({ filter: { ...NO_FILTER, owner: 'mine' }, me: 'rob' }).ids).toEqual([]);
});

it('lists likely spam separately, and excludes it from the total', () => {
  const spam = new Set(['b']);
  expect(filterBy({ spam }).ids).toEqual(['a', 'c']);
  expect(filterBy({ spam }).total).toBe(2);
  expect(filterBy({ spam, only: spam }).ids).toEqual(['b']);
});

it('sorts by submission time', () => {
  expect(filterBy({ order: 'oldest' }).ids).toEqual(['c', 'b', 'a']);
});

it('maps applicant types to team types and keeps records that already have one', () => {
  expect(getTeamType('Company', map)).toBe('Mentor');
  expect(getTeamType('Business Partner', map)).toBe('Business Partner');
});
