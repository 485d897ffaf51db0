import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FINDING_IDS } from '../../../src/contract/website/finding-ids.ts';
import { anyProfile, inputOf, type Profile } from '../testing/roadmap-requests.ts';
import { HASHTAG_COUNT } from './engine/choose-hashtags.ts';
import { STEP_COUNTS } from './engine/choose-steps.ts';
import { MAX_GROUPS } from './engine/named-buyers.ts';
import { STEP_RULES } from './engine/step-rules.ts';
import { createRulesRoadmap } from './roadmap.ts';

describe('any business', () => {
  test('gets as many steps as its team can handle, at most two per theme', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const { preparationSteps } = createRulesRoadmap(inputOf(profile));
        expect(preparationSteps).toHaveLength(STEP_COUNTS[profile.teamSize[0] ?? '1-5']);
        const themes = preparationSteps.map(({ id }) => STEP_RULES.find((rule) => rule.id === id)?.theme);
        for (const theme of themes) expect(themes.filter((other) => other === theme).length).toBeLessThan(3);
      }),
    );
  });

  test('gets the full number of steps even if it is a roofer, whom many steps don’t suit', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const roofer: Profile = { ...profile, customChallenge: 'Dachdecker', productTypes: ['services'] };
        const { preparationSteps } = createRulesRoadmap(inputOf(roofer));
        expect(preparationSteps).toHaveLength(STEP_COUNTS[profile.teamSize[0] ?? '1-5']);
      }),
    );
  });

  test('gets the full number of steps even with minimal answers and a perfect website', () => {
    const passedFindings = Object.fromEntries(FINDING_IDS.map((id) => [id, 'pass' as const]));
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const minimal: Profile = {
          ...profile,
          businessPhase: profile.businessPhase.slice(0, 1),
          productTypes: profile.productTypes.slice(0, 1),
          customerAcquisition: profile.customerAcquisition.slice(0, 1),
          biggestChallenges: profile.biggestChallenges.slice(0, 1),
          findings: passedFindings,
        };
        const { preparationSteps } = createRulesRoadmap(inputOf(minimal));
        expect(preparationSteps).toHaveLength(STEP_COUNTS[profile.teamSize[0] ?? '1-5']);
      }),
      { numRuns: 300 },
    );
  });

  test('gets no repairs if its website was not analyzed', () => {
    const repairs = new Set<string>(STEP_RULES.flatMap(({ id, repairs: found }) => (found ? [id] : [])));
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const { preparationSteps } = createRulesRoadmap(inputOf({ ...profile, findings: null }));
        for (const { id, because } of preparationSteps) {
          expect(repairs).not.toContain(id);
          expect(because.finding).toBeNull();
        }
      }),
    );
  });

  test('gets each step after its prerequisites', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const ids = createRulesRoadmap(inputOf(profile)).preparationSteps.map(({ id }) => id);
        for (const [index, id] of ids.entries()) {
          const needs = STEP_RULES.find((rule) => rule.id === id)?.needs ?? [];
          for (const need of needs.filter((needed) => ids.includes(needed))) {
            expect(ids.indexOf(need)).toBeLessThan(index);
          }
        }
      }),
    );
  });

  test('gets only reasons from its own answers and findings', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const { preparationSteps, b2bTargetGroups } = createRulesRoadmap(inputOf(profile));
        for (const { because } of [...preparationSteps, ...b2bTargetGroups]) {
          expect(profile[because.answer.field]).toContain(because.answer.option);
        }
        for (const { because } of preparationSteps.filter((step) => step.because.finding)) {
          expect(['pass', 'warn', 'fail']).toContain(profile.findings?.[because.finding ?? '']);
        }
      }),
    );
  });

  test('gets at most five target groups and 8 to 12 hashtags without duplicates', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const { b2bTargetGroups, hashtags } = createRulesRoadmap(inputOf(profile));
        expect(b2bTargetGroups.length).toBeLessThanOrEqual(MAX_GROUPS);
        expect(new Set(b2bTargetGroups.map(({ id }) => id)).size).toBe(b2bTargetGroups.length);
        expect(hashtags.length).toBeGreaterThanOrEqual(HASHTAG_COUNT.min);
        expect(hashtags.length).toBeLessThanOrEqual(HASHTAG_COUNT.max);
        expect(new Set(hashtags.map((tag) => tag.toLowerCase())).size).toBe(hashtags.length);
        for (const tag of hashtags) expect(tag).toMatch(/^#\p{L}[\p{L}\p{N}]{1,29}$/u);
      }),
    );
  });

  test('gets texts without unfilled slots, gaps or double spaces', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const { preparationSteps, b2bTargetGroups } = createRulesRoadmap(inputOf(profile));
        const texts = [
          ...preparationSteps.flatMap(({ title, description }) => [title, description]),
          ...b2bTargetGroups.flatMap(({ name, description }) => [name, description]),
        ];
        for (const text of texts) expect(text).not.toMatch(/[{}]|undefined| {2}|^\s|\s$|“”|„“| [,.;:]/);
      }),
    );
  });

  test('gets the same roadmap for the same input', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        expect(createRulesRoadmap(inputOf(profile))).toEqual(
          createRulesRoadmap(inputOf(structuredClone(profile))),
        );
      }),
    );
  });
});
