import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from './application.ts';
import { matchingApplications, NO_FILTER, teamTypeOf } from './application-filter.ts';

const map = { Founder: 'Mentee', Agency: 'Business Partner', Company: 'Mentor' } as const;
const list = [
  { ...EMPTY_DRAFT, id: 'a', createdAt: 3, status: 'pending', applicationType: 'Founder' },
  { ...EMPTY_DRAFT, id: 'b', createdAt: 2, status: 'approved', applicationType: 'Mentee' },
  { ...EMPTY_DRAFT, id: 'c', createdAt: 1, status: 'approved', applicationType: 'Agency' },
] as const;
const ids = (type: Parameters<typeof matchingApplications>[1]) =>
  matchingApplications(list, type, map).map(({ id }) => id);

it("sorts applicants into the team's types and leaves records of these types alone", () => {
  expect(teamTypeOf('Company', map)).toBe('Mentor');
  expect(teamTypeOf('Business Partner', map)).toBe('Business Partner');
});

it('filters by type, by status, and by both', () => {
  expect(ids(NO_FILTER)).toEqual(['a', 'b', 'c']);
  expect(ids({ type: 'Mentee', status: 'All' })).toEqual(['a', 'b']);
  expect(ids({ type: 'All', status: 'approved' })).toEqual(['b', 'c']);
  expect(ids({ type: 'Mentee', status: 'approved' })).toEqual(['b']);
  expect(ids({ type: 'Mentor', status: 'All' })).toEqual([]);
});
