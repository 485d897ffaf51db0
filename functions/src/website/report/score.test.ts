import { expect, it } from 'vitest';
import type { Finding } from '../../../../src/contract/website/analyze-website.ts';
import { computeScore } from './score.ts';

const finding = (status: Finding['status'], weight: number, score: number): Finding => ({
  id: 'title',
  status,
  score,
  weight,
  evidence: '',
});

it('weighs what was measured', () => {
  const good = finding('pass', 5, 1);
  const soft = finding('warn', 2, 0.5);
  const bad = finding('fail', 3, 0);
  expect(computeScore([good, soft, bad])).toBe(60);
  expect(computeScore([good, soft, bad, finding('unknown', 2, 0)])).toBe(60);
});

it('is null if too little was measured', () => {
  expect(computeScore([finding('fail', 4, 0), finding('unknown', 20, 0)])).toBeNull();
});
