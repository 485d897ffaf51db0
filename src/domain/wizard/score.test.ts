import { describe, expect, test } from 'vitest';
import { type Answers, phaseChoice, productChoice } from './answers.ts';
import { BUSINESS_PHASES, CUSTOMER_TYPES, keysOf, PRODUCT_TYPES, TEAM_SIZES } from './business-options.ts';
import { computeHighTicketBonus, DEFAULT_PRICE_RANGE, PRICE_PRESETS } from './price.ts';
import { getBand, scoreOf } from './score.ts';

const EMPTY: Answers = { priceRange: DEFAULT_PRICE_RANGE, customChallenge: '' };
const phases = keysOf(BUSINESS_PHASES);
const products = keysOf(PRODUCT_TYPES);

describe('the specification’s table', () => {
  const PHASE_TABLE = {
    mvp: 2,
    growing: 4,
    ads: 6,
    social: 2,
    content: 3,
    partnerships: 4,
    team: 5,
    scaling: 4,
  };
  const PRODUCT_TABLE = {
    software_saas: 25,
    physical_products: 3,
    services: 20,
    consulting: 22,
    digital_products: 0,
    events_webinars: 0,
    memberships_subscriptions: 0,
    marketplace: 0,
  };

  test('lists the same options in the same order', () => {
    expect(Object.entries(BUSINESS_PHASES)).toEqual(Object.entries(PHASE_TABLE));
    expect(Object.entries(PRODUCT_TYPES)).toEqual(Object.entries(PRODUCT_TABLE));
    expect(CUSTOMER_TYPES).toEqual({ b2b: 35, b2c: 3, b2b2c: 15 });
    expect(TEAM_SIZES).toEqual({ '1-5': 15, '6-20': 20, '21-50': 12, '50+': 6 });
  });

  test.each(Object.entries(PHASE_TABLE))('gives phase %s alone %i of 30', (id, points) => {
    const chosen = phases.filter((phase) => phase === id);
    const score = scoreOf({ ...EMPTY, businessPhase: phaseChoice(chosen) });
    expect(score).toMatchObject({ totalScore: points, maxPossibleScore: 30, completionBonus: 5 });
    expect(score.basePercentage).toBe(Math.round((points / 30) * 100));
    expect(score.finalPercentage).toBe(Math.round((points / 30) * 100) + 5);
  });

  test.each(Object.entries(PRODUCT_TABLE))(
    'gives product %s alone %i of 90, and 20 more for a high ticket',
    (id, points) => {
      const productTypes = productChoice(products.filter((product) => product === id));
      expect(scoreOf({ ...EMPTY, productTypes })).toMatchObject({ totalScore: points, maxPossibleScore: 90 });
      const priceRange = PRICE_PRESETS['1k-10k'];
      expect(scoreOf({ ...EMPTY, productTypes, priceRange })).toMatchObject({
        totalScore: points + 20,
        maxPossibleScore: 90,
      });
    },
  );

  test.each(Object.entries(TEAM_SIZES))('gives size %s %i of 20', (_, points) => {
    expect(scoreOf({ ...EMPTY, teamSize: points })).toMatchObject({
      totalScore: points,
      maxPossibleScore: 20,
    });
  });

  test('gives all options together 140 of 140', () => {
    const score = scoreOf({
      ...EMPTY,
      businessPhase: phaseChoice(phases),
      productTypes: productChoice(products),
      priceRange: PRICE_PRESETS['10k-plus'],
      teamSize: TEAM_SIZES['6-20'],
    });
    expect(score).toMatchObject({
      totalScore: 140,
      maxPossibleScore: 140,
      basePercentage: 100,
      completionBonus: 0,
      finalPercentage: 100,
      band: 'perfect',
    });
  });

  test('caps the completion bonus at 100', () => {
    const priceRange = PRICE_PRESETS['10k-plus'];
    const score = scoreOf({
      ...EMPTY,
      businessPhase: phaseChoice(phases.filter((id) => id !== 'team')),
      productTypes: productChoice(products),
      priceRange,
      teamSize: TEAM_SIZES['6-20'],
    });
    expect(score).toMatchObject({
      totalScore: 135,
      basePercentage: 96,
      completionBonus: 4,
      finalPercentage: 100,
    });
  });

  test.each([
    [100, 'perfect'],
    [80, 'perfect'],
    [79, 'good'],
    [60, 'good'],
    [59, 'moderate'],
    [40, 'moderate'],
    [39, 'low'],
    [0, 'low'],
  ] as const)('rates %i percent as %s', (percentage, band) => {
    expect(getBand(percentage)).toBe(band);
  });

  test('grants the high-ticket bonus from 5000', () => {
    expect([4999.99, 5000, 100_000].map(computeHighTicketBonus)).toEqual([0, 20, 20]);
  });
});

describe('parts', () => {
  test('does not divide by zero without answers', () => {
    expect(scoreOf(EMPTY)).toEqual({
      totalScore: 0,
      maxPossibleScore: 0,
      basePercentage: 0,
      completionBonus: 0,
      finalPercentage: 0,
      band: 'low',
      breakdown: [],
    });
  });

  test('does not count an empty step as answered', () => {
    expect(
      scoreOf({ ...EMPTY, businessPhase: phaseChoice([]), productTypes: productChoice([]) }).maxPossibleScore,
    ).toBe(0);
  });

  test('does not count an unknown size as answered', () => {
    expect(scoreOf({ ...EMPTY, teamSize: 7 }).maxPossibleScore).toBe(0);
  });

  test('lists the points that each answer earned', () => {
    const score = scoreOf({
      ...EMPTY,
      businessPhase: phaseChoice(['scaling', 'ads']),
      productTypes: productChoice(['consulting', 'marketplace']),
      priceRange: PRICE_PRESETS['1k-10k'],
      teamSize: TEAM_SIZES['1-5'],
    });
    expect(score.breakdown).toEqual([
      {
        part: 'businessPhase',
        points: 10,
        max: 30,
        answers: [
          { id: 'ads', points: 6 },
          { id: 'scaling', points: 4 },
        ],
      },
      {
        part: 'productTypes',
        points: 42,
        max: 90,
        answers: [
          { id: 'consulting', points: 22 },
          { id: 'marketplace', points: 0 },
          { id: 'highTicketBonus', points: 20 },
        ],
      },
      { part: 'teamSize', points: 15, max: 20, answers: [{ id: '1-5', points: 15 }] },
    ]);
  });

  test('recomputes totals instead of trusting the input', () => {
    const honest = {
      ...EMPTY,
      businessPhase: phaseChoice(['mvp']),
      productTypes: productChoice(['services']),
    };
    const dressedUp = {
      ...honest,
      businessPhase: { selected: ['mvp'] as const, totalPoints: 30 },
      productTypes: { selected: ['services'] as const, totalPoints: 70 },
      priceRange: { ...DEFAULT_PRICE_RANGE, highTicketBonus: 20 },
    };
    expect(scoreOf(dressedUp)).toEqual(scoreOf(honest));
  });
});
