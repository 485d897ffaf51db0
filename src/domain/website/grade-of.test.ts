import { expect, it } from 'vitest';
import { gradeOf } from './grade-of.ts';

it.each([
  [null, 'none'],
  [0, 'weak'],
  [49.9, 'weak'],
  [50, 'fair'],
  [74.9, 'fair'],
  [75, 'strong'],
  [100, 'strong'],
] as const)('calls an area with %s points %s', (score, grade) => {
  expect(gradeOf(score)).toBe(grade);
});
