import { expect, test } from 'vitest';
import { type Answers, phaseChoice, productChoice } from './answers.ts';
import { BUSINESS_PHASES, keysOf, PRODUCT_TYPES, TEAM_SIZES } from './business-options.ts';
import { DEFAULT_PRICE_RANGE, PRICE_PRESETS } from './price.ts';
import { scoreOf } from './score.ts';
import { listScoreSteps } from './score-changes.ts';

const STUDIO: Answers = {
  businessPhase: phaseChoice(['mvp', 'content']),
  productTypes: productChoice(['consulting']),
  priceRange: DEFAULT_PRICE_RANGE,
  teamSize: TEAM_SIZES['50+'],
  customChallenge: '',
};

test('suggests only what a business can change', () => {
  const ids: readonly string[] = listScoreSteps(STUDIO).map(({ id }) => id);
  expect(ids).toEqual(['highTicket', 'ads', 'team', 'partnerships', 'social']);
  const facts = [...keysOf(PRODUCT_TYPES), ...keysOf(TEAM_SIZES), 'growing', 'scaling'];
  expect(ids.filter((id) => facts.includes(id))).toEqual([]);
});

test('predicts the score after each change, best first', () => {
  const now = scoreOf(STUDIO).finalPercentage;
  const steps = listScoreSteps(STUDIO);
  for (const { apply, finalPercentage, difference } of steps) {
    expect(scoreOf(apply(STUDIO)).finalPercentage).toBe(finalPercentage);
    expect(finalPercentage - now).toBe(difference);
  }
  const differences = steps.map(({ difference }) => difference);
  expect(differences).toEqual(differences.toSorted((a, b) => b - a));
  expect(differences.at(-1)).toBeGreaterThan(0);
});

test('combines several changes', () => {
  const all = listScoreSteps(STUDIO).reduce((answers, { apply }) => apply(answers), STUDIO);
  expect(all.businessPhase?.selected).toEqual(['mvp', 'ads', 'social', 'content', 'partnerships', 'team']);
  expect(all.priceRange.highTicketBonus).toBe(20);
});

test('suggests nothing if every change has been made', () => {
  const done: Answers = {
    ...STUDIO,
    businessPhase: phaseChoice(keysOf(BUSINESS_PHASES)),
    priceRange: PRICE_PRESETS['10k-plus'],
  };
  expect(listScoreSteps(done)).toEqual([]);
});
