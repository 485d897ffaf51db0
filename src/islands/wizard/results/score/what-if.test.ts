import { expect, it } from 'vitest';
import { type Answers, phaseChoice, productChoice } from '../../../../domain/wizard/answers.ts';
import { BUSINESS_PHASES, keysOf, TEAM_SIZES } from '../../../../domain/wizard/business-options.ts';
import { DEFAULT_PRICE_RANGE } from '../../../../domain/wizard/price.ts';
import { scoreOf } from '../../../../domain/wizard/score.ts';
import { gainsOf, withChanges } from './what-if.ts';

const ANSWERS: Answers = {
  businessPhase: phaseChoice(['mvp']),
  productTypes: productChoice(['consulting']),
  priceRange: DEFAULT_PRICE_RANGE,
  teamSize: TEAM_SIZES['50+'],
  customChallenge: '',
};

it('offers only what raises the score, and no other company size', () => {
  const gains = gainsOf(ANSWERS);
  expect(gains.length).toBeGreaterThanOrEqual(keysOf(BUSINESS_PHASES).length - 1);
  expect(gains.every(({ difference }) => difference > 0)).toBe(true);
  expect(gains.map(({ part }) => part)).not.toContain('teamSize');
  expect(gains.map(({ id }) => id)).not.toContain('marketplace');
});

it('each change gives the score it promises, and all together theirs', () => {
  const gains = gainsOf(ANSWERS);
  for (const gain of gains) {
    expect(scoreOf(withChanges(ANSWERS, [gain])).finalPercentage).toBe(gain.finalPercentage);
  }
  const all = withChanges(ANSWERS, gains);
  expect(all.businessPhase?.selected).toHaveLength(keysOf(BUSINESS_PHASES).length);
  expect(all.priceRange.highTicketBonus).toBe(20);
  expect(scoreOf(all).finalPercentage).toBe(100);
});
