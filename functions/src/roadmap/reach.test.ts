import { expect, test } from 'vitest';
import { FINDING_IDS } from '../../../src/contract/website/finding-ids.ts';
import type { Chosen } from '../../../src/domain/wizard/answers.ts';
import { BUSINESSES, MINIMAL_BUSINESS } from '../testing/businesses.ts';
import { inputOf, type Profile } from '../testing/roadmap-requests.ts';
import { listFindings } from './engine/step-rule.ts';
import { STEP_RULES, type Step } from './engine/step-rules.ts';
import { createRulesRoadmap } from './roadmap.ts';

const FIELDS: readonly (keyof Chosen)[] = [
  'businessPhase',
  'customerType',
  'productTypes',
  'priceRange',
  'customerAcquisition',
  'teamSize',
  'biggestChallenges',
];

const listStepIds = (profile: Profile): readonly string[] =>
  createRulesRoadmap(inputOf(profile)).preparationSteps.map(({ id }) => id);

const reachedSteps = new Set(Object.values(BUSINESSES).flatMap(listStepIds));

/** Chooses a field's allowed option with the highest weight, or else that of `MINIMAL_BUSINESS`. */
function chooseOption({ when }: Step, field: keyof Chosen): readonly string[] {
  const weights: Readonly<Record<string, number>> = when.answers[field] ?? {};
  const only: readonly string[] | undefined = when.only?.[field];
  const unless: readonly string[] = when.unless?.[field] ?? [];
  const [best] = [...new Set([...(only ?? []), ...Object.keys(weights), ...MINIMAL_BUSINESS[field]])]
    .filter((option) => (only?.includes(option) ?? true) && !unless.includes(option))
    .toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0));
  return best === undefined ? MINIMAL_BUSINESS[field] : [best];
}

/** Creates a business in which every answer and finding calls for the step. */
const createBusiness = (rule: Step): Profile => ({
  ...MINIMAL_BUSINESS,
  ...(rule.id !== 'choose-buyers' && { buyers: 'Landwirte' }),
  ...Object.fromEntries(FIELDS.map((field) => [field, chooseOption(rule, field)])),
  findings: Object.fromEntries(
    FINDING_IDS.map((id) => [id, listFindings(rule).includes(id) ? 'fail' : 'pass']),
  ),
});

test('gives the sample businesses at least 50 different steps', () => {
  expect(reachedSteps.size).toBeGreaterThanOrEqual(50);
});

test.each(STEP_RULES.map((rule) => [rule.id, rule] as const))(
  'gives %s to a business that needs it',
  (id, rule) => {
    expect(listStepIds(createBusiness(rule))).toContain(id);
  },
);
