import { expect, it } from 'vitest';
import { getTeamType } from './application-filter.ts';

const map = { Founder: 'Mentee', Agency: 'Business Partner', Company: 'Mentor' } as const;

it('maps applicant types to team types and keeps records that already have one', () => {
  expect(getTeamType('Company', map)).toBe('Mentor');
  expect(getTeamType('Business Partner', map)).toBe('Business Partner');
});
