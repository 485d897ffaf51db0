import { expect, test } from 'vitest';
import { type Answers, phaseChoice, productChoice } from './answers.ts';
import { BUSINESS_PHASES, keysOf, PRODUCT_TYPES, TEAM_SIZES } from './business-options.ts';
import { DEFAULT_PRICE_RANGE, PRICE_PRESETS } from './price.ts';
import { scoreOf } from './score.ts';
import { scoreChangesOf } from './score-changes.ts';

const STUDIO: Answers = {
  businessPhase: phaseChoice(['mvp', 'content']),
  productTypes: productChoice(['consulting']),
  priceRange: DEFAULT_PRICE_RANGE,
  teamSize: TEAM_SIZES['50+'],
  customChallenge: '',
};

test('every option that is not chosen is offered once', () => {
  const changes = scoreChangesOf(STUDIO);
  // One option of a company's size is chosen, and the bonus for a high price is one more that is not.
  const others =
    keysOf(BUSINESS_PHASES).length -
    (STUDIO.businessPhase?.selected.length ?? 0) +
    keysOf(PRODUCT_TYPES).length -
    (STUDIO.productTypes?.selected.length ?? 0) +
    keysOf(TEAM_SIZES).length -
    1 +
    1;
  expect(changes).toHaveLength(others);
  expect(new Set(changes.map(({ part, id }) => `${part}:${id}`)).size).toBe(others);
});

test('each change tells the score it really gives', () => {
  const now = scoreOf(STUDIO).finalPercentage;
  for (const { finalPercentage, difference } of scoreChangesOf(STUDIO)) {
    expect(finalPercentage - now).toBe(difference);
  }
  const ads = scoreChangesOf(STUDIO).find(({ id }) => id === 'ads');
  const withAds = { ...STUDIO, businessPhase: phaseChoice(['mvp', 'content', 'ads']) };
  expect(ads?.finalPercentage).toBe(scoreOf(withAds).finalPercentage);
});

test('the best change comes first', () => {
  const differences = scoreChangesOf(STUDIO).map(({ difference }) => difference);
  expect(differences).toEqual(differences.toSorted((a, b) => b - a));
  expect(scoreChangesOf(STUDIO)[0]).toMatchObject({
    part: 'productTypes',
    id: 'software_saas',
    difference: 17,
  });
});

test('the bonus is not offered to those who have it', () => {
  const dear = { ...STUDIO, priceRange: PRICE_PRESETS['10k-plus'] };
  expect(scoreChangesOf(dear).map(({ part }) => part)).not.toContain('priceRange');
});

test('with nothing answered, each answer is measured against zero', () => {
  const changes = scoreChangesOf({ priceRange: DEFAULT_PRICE_RANGE, customChallenge: '' });
  expect(changes[0]).toEqual({ part: 'teamSize', id: '6-20', finalPercentage: 100, difference: 100 });
});
