import { expect, it } from 'vitest';
import type { Finding } from '../../../../src/contract/website/analyze-website.ts';
import { computeScore } from './score.ts';

const finding = (status: Finding['status'], weight: number): Finding => ({
  id: 'title',
  status,
  weight,
  evidence: '',
});

it('weighs what was measured', () => {
  const good = finding('pass', 5);
  const soft = finding('warn', 2);
  const bad = finding('fail', 3);
  expect(computeScore([good, soft, bad])).toBe(60);
  expect(computeScore([good, soft, bad, finding('unknown', 2)])).toBe(60);
});

it('is null if too little was measured', () => {
  expect(computeScore([finding('fail', 4), finding('unknown', 20)])).toBeNull();
});
