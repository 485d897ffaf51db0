import { expect, test } from 'vitest';
import { type Profile, requestOf } from '../testing/roadmap-requests.ts';
import { generateAnbahnRoadmap } from './generate-anbahn-roadmap.ts';

const PROFILE: Profile = {
  businessPhase: ['growing'],
  customerType: ['b2b'],
  productTypes: ['consulting'],
  priceRange: ['1k-10k'],
  customerAcquisition: ['referral'],
  teamSize: ['1-5'],
  biggestChallenges: ['lead_generation'],
  findings: { booking: 'fail', audience: 'warn', references: 'pass' },
};

/** A call as the framework hands it over. */
const call = (data: unknown): Promise<unknown> =>
  generateAnbahnRoadmap.run(Object.assign(Object.create(null), { data, acceptsStreaming: false }));

test('answers with steps, groups and hashtags in the language asked for', async () => {
  const english = await call(requestOf(PROFILE));
  expect(english).toMatchObject({ engine: 'rules', preparationSteps: { length: 6 } });
  const german = await call({ ...requestOf(PROFILE), language: 'de' });
  expect(JSON.stringify(german)).toContain('Ihnen fehlen neue Interessenten');
  expect(JSON.stringify(english)).toContain('You are short of new leads');
});

test('refuses what does not fit with the name of the field', async () => {
  await expect(
    call({ analysisData: { ...requestOf(PROFILE).analysisData, teamSize: 7 } }),
  ).rejects.toMatchObject({
    code: 'invalid-argument',
    message: 'analysisData.teamSize must be one of 15, 20, 12, 6.',
    details: { field: 'analysisData.teamSize' },
  });
});
