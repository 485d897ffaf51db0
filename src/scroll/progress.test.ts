import { describe, expect, it } from 'vitest';
import { listProgress, nextFade, pathProgress } from './progress.ts';

describe('listProgress', () => {
  it.each([
    [100, 1400, 800, 0],
    [0, 1400, 800, 0],
    [-300, 1400, 800, 0.5],
    [-600, 1400, 800, 1],
    [-900, 1400, 800, 1],
    [200, 700, 800, 1],
    [0, 800, 800, 1],
  ])('top %i, height %i, window %i: %d', (top, height, windowHeight, progress) => {
    expect(listProgress(top, height, windowHeight)).toBeCloseTo(progress);
  });
});

describe('pathProgress', () => {
  it.each([
    [900, 1600, 800, 0],
    [400, 1600, 800, 0],
    [0, 1600, 800, 0.25],
    [-880, 1600, 800, 0.8],
    [-1200, 1600, 800, 1],
    [-2000, 1600, 800, 1],
    [0, 0, 800, 1],
  ])('top %i, height %i, window %i: %d', (top, height, windowHeight, progress) => {
    expect(pathProgress(top, height, windowHeight)).toBeCloseTo(progress);
  });
});

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
