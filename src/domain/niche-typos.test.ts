import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { lettersIn, likenessOf, mayBeLike, sharedPairs } from './niche-typos.ts';

test.each([
  ['zahnartz', 'zahnarztpraxis', 1, 0, 8],
  ['verwaltug', 'hausverwaltung', 1, 4, 14],
  ['robotter', 'roboter', 1, 0, 7],
  ['dach', 'dach', 0, 0, 4],
])('%s is like %s by %i letters', (typed, word, typos, start, end) => {
  expect(likenessOf(typed, word, 2)).toEqual({ typos, start, end });
});

it('gives up on words that differ more', () => {
  expect(likenessOf('maschine', 'friseur', 2)).toBeNull();
});

describe('mayBeLike', () => {
  it('never rules out a word that is like the typed one', () => {
    const word = fc.string({
      unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'ß'),
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 2 }), (typed, other, most) => {
        if (likenessOf(typed, other, most) !== null)
          expect(mayBeLike(lettersIn(typed), lettersIn(other), most)).toBe(true);
      }),
    );
  });
});

it('compares words by their pairs of letters', () => {
  expect(sharedPairs('nacht', 'nacht')).toBe(1);
  expect(sharedPairs('nacht', 'wolf')).toBe(0);
});
