import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phaseChoice, productChoice } from './answers.ts';
import { BUSINESS_PHASES, CUSTOMER_TYPES, keysOf, PRODUCT_TYPES, TEAM_SIZES } from './business-options.ts';
import { DEFAULT_PRICE_RANGE, PRICE_BANDS, PRICE_PRESETS, withMax } from './price.ts';
import { scoreOf } from './score.ts';

const phases = keysOf(BUSINESS_PHASES);
const products = keysOf(PRODUCT_TYPES);

const answers = fc.record({
  businessPhase: fc.option(fc.subarray([...phases]).map(phaseChoice), { nil: undefined }),
  customerType: fc.option(fc.constantFrom(...Object.values(CUSTOMER_TYPES)), { nil: undefined }),
  productTypes: fc.option(fc.subarray([...products]).map(productChoice), { nil: undefined }),
  priceRange: fc.oneof(
    fc.constantFrom(...PRICE_BANDS.map((band) => PRICE_PRESETS[band])),
    fc.integer({ min: 10, max: 50_000 }).map((max) => withMax(DEFAULT_PRICE_RANGE, max)),
  ),
  teamSize: fc.option(fc.constantFrom(...Object.values(TEAM_SIZES)), { nil: undefined }),
  customChallenge: fc.string(),
});

describe('for any answers', () => {
  test('percentages are integers from 0 to 100, and the breakdown adds up', () => {
    fc.assert(
      fc.property(answers, (input) => {
        const score = scoreOf(input);
        for (const percentage of [score.basePercentage, score.finalPercentage]) {
          expect(Number.isInteger(percentage)).toBe(true);
          expect(percentage).toBeGreaterThanOrEqual(0);
          expect(percentage).toBeLessThanOrEqual(100);
        }
        expect(score.finalPercentage).toBe(score.basePercentage + score.completionBonus);
        expect(score.breakdown.reduce((total, { points }) => total + points, 0)).toBe(score.totalScore);
        expect(score.breakdown.reduce((total, { max }) => total + max, 0)).toBe(score.maxPossibleScore);
        expect(score.totalScore).toBeLessThanOrEqual(score.maxPossibleScore);
      }),
    );
  });

  test('never lowers the score for another option in an answered step', () => {
    fc.assert(
      fc.property(
        answers,
        fc.constantFrom(...phases),
        fc.constantFrom(...products),
        (input, phase, product) => {
          const before = scoreOf(input).finalPercentage;
          const { businessPhase, productTypes } = input;
          if (businessPhase && businessPhase.selected.length > 0) {
            const more = phaseChoice([...businessPhase.selected, phase]);
            expect(scoreOf({ ...input, businessPhase: more }).finalPercentage).toBeGreaterThanOrEqual(before);
          }
          if (productTypes && productTypes.selected.length > 0) {
            const more = productChoice([...productTypes.selected, product]);
            expect(scoreOf({ ...input, productTypes: more }).finalPercentage).toBeGreaterThanOrEqual(before);
          }
        },
      ),
    );
  });

  test('never lowers the score for a higher maximum price', () => {
    fc.assert(
      fc.property(answers, fc.integer({ min: 10, max: 50_000 }), (input, max) => {
        const dearer = {
          ...input,
          priceRange: { ...input.priceRange, max: Math.max(input.priceRange.max, max) },
        };
        expect(scoreOf(dearer).finalPercentage).toBeGreaterThanOrEqual(scoreOf(input).finalPercentage);
      }),
    );
  });

  test('ignores the order and duplicates of options', () => {
    const twice = <Id>(ids: readonly Id[]): readonly Id[] => [...ids, ...ids].toReversed();
    fc.assert(
      fc.property(answers, (input) => {
        const { businessPhase, productTypes } = input;
        expect(
          scoreOf({
            ...input,
            businessPhase: businessPhase && { ...businessPhase, selected: twice(businessPhase.selected) },
            productTypes: productTypes && { ...productTypes, selected: twice(productTypes.selected) },
          }),
        ).toEqual(scoreOf(input));
      }),
    );
  });

  test('gives no points for customer type, acquisition, challenges and free text', () => {
    fc.assert(
      fc.property(answers, fc.constantFrom(...Object.values(CUSTOMER_TYPES)), (input, customerType) => {
        expect(
          scoreOf({
            ...input,
            customerType,
            customChallenge: 'anything',
            biggestChallenges: { selected: ['conversion'] },
            customerAcquisition: { selected: ['email', 'paid'] },
          }),
        ).toEqual(scoreOf(input));
      }),
    );
  });

  test("matches the steps' points", () => {
    fc.assert(
      fc.property(answers, (input) => {
        const points = scoreOf(input).breakdown.flatMap((part) => part.answers);
        const isOf = (table: object) => (line: { readonly id: string }) => line.id in table;
        const sum = (table: object): number =>
          points.filter(isOf(table)).reduce((total, line) => total + line.points, 0);
        expect(sum(BUSINESS_PHASES)).toBe(input.businessPhase?.totalPoints ?? 0);
        expect(sum(PRODUCT_TYPES)).toBe(input.productTypes?.totalPoints ?? 0);
      }),
    );
  });
});
