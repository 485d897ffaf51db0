import { expect, it } from 'vitest';
import { teamTypeOf } from './application-filter.ts';

const map = { Founder: 'Mentee', Agency: 'Business Partner', Company: 'Mentor' } as const;

it("sorts applicants into the team's types and leaves records of these types alone", () => {
  expect(teamTypeOf('Company', map)).toBe('Mentor');
  expect(teamTypeOf('Business Partner', map)).toBe('Business Partner');
});
