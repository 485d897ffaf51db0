import { expect, it } from 'vitest';
import { teamTypeOf } from './application-filter.ts';

const map = { Founder: 'Mentee', Agency: 'Business Partner', Company: 'Mentor' } as const;

it('maps applicant types to team types and keeps records that already have one', () => {
  expect(teamTypeOf('Company', map)).toBe('Mentor');
  expect(teamTypeOf('Business Partner', map)).toBe('Business Partner');
});
