import { describe, expect, it } from 'vitest';
import { generateRoadmap } from '../../../src/contract/roadmap/generate-roadmap.ts';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { requestOf } from '../testing/roadmap-requests.ts';
import { MAX_GROUPS } from './engine/named-buyers.ts';
import { createRulesRoadmap } from './roadmap.ts';

const REQUEST = requestOf({
  businessPhase: ['ads'],
  customerType: ['b2b'],
  productTypes: ['software_saas'],
  priceRange: ['1k-10k'],
  customerAcquisition: ['email'],
  teamSize: ['1-5'],
  biggestChallenges: ['lead_generation'],
  findings: null,
  buyers: 'Landwirte',
});
const createRoadmap = (niche: string | undefined, language: (typeof LOCALES)[number]) =>
  createRulesRoadmap(generateRoadmap.request.parse({ ...REQUEST, language, niche }));

describe.each(LOCALES)('the chosen niche (%s)', (language) => {
  it('is the first target group, under its own name', () => {
    const [first, ...others] = createRoadmap('Hallenbau "für" Höfe', language).b2bTargetGroups;
    expect(first?.name).toBe('Hallenbau "für" Höfe');
    expect(first?.description).toContain('Hallenbau für Höfe');
    expect(first?.description).not.toMatch(/[{}]/);
    expect(others.length).toBeLessThan(MAX_GROUPS);
    expect(createRoadmap(undefined, language).b2bTargetGroups.slice(0, others.length)).toEqual(others);
  });

  it('does not change the steps or hashtags', () => {
    const { preparationSteps, hashtags } = createRoadmap(undefined, language);
    expect(createRoadmap('Hallenbau', language)).toMatchObject({ preparationSteps, hashtags });
    expect(createRoadmap('  ', language)).toEqual(createRoadmap(undefined, language));
  });

  it('is truncated, and slots in its name stay unfilled', () => {
    const [first] = createRoadmap(`{batch}\n${'x'.repeat(5000)}`, language).b2bTargetGroups;
    expect(first?.name.length).toBeLessThanOrEqual(120);
    expect(first?.description).toContain('{batch}');
  });
});
