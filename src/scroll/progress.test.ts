import { describe, expect, it } from 'vitest';
import { nextFade } from './progress.ts';

describe('nextFade', () => {
  it.each([
    [1, 0, 1],
    [1, 40, 1],
    [1, 41, 0.94875],
    [0.75, 200, 0.75],
    [0.5, 800, 0],
    [0.5, 5000, 0],
    [0, 0, 1],
  ])('from %d at %i px: %d', (current, scrolled, opacity) => {
    expect(nextFade(current, scrolled)).toBeCloseTo(opacity, 5);
  });
});
