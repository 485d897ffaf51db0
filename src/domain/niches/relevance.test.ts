import { describe, expect, it } from 'vitest';
import { BUCKETS, countLetters, createRelevance } from './relevance.ts';

const encode = (bytes: readonly number[]): string =>
  Buffer.from(Int8Array.from({ length: BUCKETS }, (_, index) => bytes[index] ?? 0).buffer).toString('base64');
const best = { coverage: 0.5, score: 1, hasAll: false, wordCount: 1, unknownCount: 0 };
const model = { bias: -1, features: [2, 0, 0.5, 0, -1], scale: 10, letters: encode([]) };

describe('countLetters', () => {
  it('ignores case, accents and order of words', () => {
    const counts = countLetters('Größe Öfen');
    expect(countLetters('ofen GROSSE')).toEqual(counts);
    expect(Math.hypot(...counts.values())).toBeCloseTo(1);
  });

  it('is empty without a word', () => {
    for (const text of ['', ' - ', '🚀']) expect(countLetters(text).size).toBe(0);
  });
});

describe('createRelevance', () => {
  it('adds bias and weighted features', () => {
    const rate = createRelevance(model);
    expect(rate('Ofen', best)).toBeCloseTo(0);
    expect(rate('Ofen', { ...best, coverage: 0.75, hasAll: true, unknownCount: 2 })).toBeCloseTo(-1);
  });

  it('adds the weights of letters, positive or negative', () => {
    const [[bucket = 0, count = 0] = []] = countLetters('Horoskop');
    const bytes = Array.from({ length: BUCKETS }, (_, index) => (index === bucket ? -127 : 0));
    const rate = createRelevance({ ...model, letters: encode(bytes) });
    expect(rate('Horoskop', best)).toBeCloseTo(-10 * count);
    expect(rate('', best)).toBeCloseTo(0);
  });
});
