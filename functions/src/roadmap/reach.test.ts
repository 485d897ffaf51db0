import { expect, test } from 'vitest';
import { FINDING_IDS } from '../../../src/contract/website/finding-ids.ts';
import type { Chosen } from '../../../src/domain/wizard/answers.ts';
import { BUSINESSES, MINIMAL_BUSINESS } from '../testing/businesses.ts';
import { inputOf, type Profile } from '../testing/roadmap-requests.ts';
import { findingsOf } from './engine/step-rule.ts';
import { STEP_RULES, type Step } from './engine/step-rules.ts';
import { roadmapOf } from './roadmap.ts';

const FIELDS: readonly (keyof Chosen)[] = [
  'businessPhase',
  'customerType',
  'productTypes',
  'priceRange',
  'customerAcquisition',
  'teamSize',
  'biggestChallenges',
];

const idsFor = (profile: Profile): readonly string[] =>
  roadmapOf(inputOf(profile)).preparationSteps.map(({ id }) => id);

const reached = new Set(Object.values(BUSINESSES).flatMap(idsFor));

/** A field's allowed option with the highest weight, or SPARE's. */
function optionFor({ when }: Step, field: keyof Chosen): readonly string[] {
  const weights: Readonly<Record<string, number>> = when.answers[field] ?? {};
  const only: readonly string[] | undefined = when.only?.[field];
  const unless: readonly string[] = when.unless?.[field] ?? [];
  const [best] = [...new Set([...(only ?? []), ...Object.keys(weights), ...MINIMAL_BUSINESS[field]])]
    .filter((option) => (only?.includes(option) ?? true) && !unless.includes(option))
    .toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0));
  return best === undefined ? MINIMAL_BUSINESS[field] : [best];
}

/** A business whose every answer and finding calls for the step. */
const businessFor = (rule: Step): Profile => ({
  ...MINIMAL_BUSINESS,
  ...(rule.id !== 'choose-buyers' && { buyers: 'Landwirte' }),
  ...Object.fromEntries(FIELDS.map((field) => [field, optionFor(rule, field)])),
  findings: Object.fromEntries(
    FINDING_IDS.map((id) => [id, findingsOf(rule).includes(id) ? 'fail' : 'pass']),
  ),
});

test('gives the sample businesses at least 50 different steps', () => {
  expect(reached.size).toBeGreaterThanOrEqual(50);
});

test.each(STEP_RULES.map((rule) => [rule.id, rule] as const))(
  'gives %s to a business that needs it',
  (id, rule) => {
    expect(idsFor(businessFor(rule))).toContain(id);
  },
);
