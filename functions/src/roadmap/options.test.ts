import { describe, expect, test } from 'vitest';
import {
  ACQUISITIONS,
  BUSINESS_PHASES,
  CHALLENGES,
  CUSTOMER_TYPES,
  keysOf,
  PRODUCT_TYPES,
  TEAM_SIZES,
} from '../../../src/domain/wizard/business-options.ts';
import { PRICE_BANDS } from '../../../src/domain/wizard/price.ts';
import { BUSINESSES, MINIMAL_BUSINESS } from '../testing/businesses.ts';
import { inputOf, type Profile } from '../testing/roadmap-requests.ts';
import { createRulesRoadmap } from './roadmap.ts';

const MULTIPLE = [
  ['businessPhase', keysOf(BUSINESS_PHASES)],
  ['productTypes', keysOf(PRODUCT_TYPES)],
  ['customerAcquisition', ACQUISITIONS],
  ['biggestChallenges', CHALLENGES],
] as const;

const SINGLE = [
  ['customerType', keysOf(CUSTOMER_TYPES)],
  ['priceRange', PRICE_BANDS],
  ['teamSize', keysOf(TEAM_SIZES)],
] as const;

const serializeRoadmap = (profile: Profile): string => JSON.stringify(createRulesRoadmap(inputOf(profile)));

/** Adds an option, or removes it if it is already chosen. */
function toggle(profile: Profile, field: (typeof MULTIPLE)[number][0], option: string): Profile {
  const chosen: readonly string[] = profile[field];
  const next = chosen.includes(option) ? chosen.filter((id) => id !== option) : [...chosen, option];
  return { ...profile, [field]: next };
}

describe.each(MULTIPLE)('%s', (field, options) => {
  test.each(options)('%s as the only choice changes the roadmap', (option) => {
    const others = options.filter((other) => other !== option);
    const onlyThis = serializeRoadmap({ ...MINIMAL_BUSINESS, [field]: [option] });
    for (const other of others)
      expect(serializeRoadmap({ ...MINIMAL_BUSINESS, [field]: [other] })).not.toBe(onlyThis);
  });

  test.each(options)('%s alongside another choice changes the roadmap', (option) => {
    const rest = toggle(MINIMAL_BUSINESS, field, option);
    if (rest[field].length > 0) expect(serializeRoadmap(rest)).not.toBe(serializeRoadmap(MINIMAL_BUSINESS));
  });

  test.each(options)('%s changes the roadmap of most real businesses', (option) => {
    const changed = Object.values(BUSINESSES)
      .map((business) => [business, toggle(business, field, option)] as const)
      .filter(([, next]) => next[field].length > 0)
      .map(([business, next]) => serializeRoadmap(business) !== serializeRoadmap(next));
    expect(changed.filter(Boolean).length / changed.length).toBeGreaterThan(0.5);
  });
});

describe.each(SINGLE)('%s', (field, options) => {
  test('every choice changes every business’s roadmap', () => {
    for (const business of [MINIMAL_BUSINESS, ...Object.values(BUSINESSES)]) {
      const all = options.map((option) => serializeRoadmap({ ...business, [field]: [option] }));
      expect(new Set(all).size).toBe(options.length);
    }
  });
});

test('the website’s findings change the roadmap', () => {
  expect(serializeRoadmap({ ...MINIMAL_BUSINESS, findings: { references: 'fail' } })).not.toBe(
    serializeRoadmap(MINIMAL_BUSINESS),
  );
  expect(serializeRoadmap({ ...MINIMAL_BUSINESS, findings: { references: 'pass' } })).not.toBe(
    serializeRoadmap({ ...MINIMAL_BUSINESS, findings: { references: 'fail' } }),
  );
});
