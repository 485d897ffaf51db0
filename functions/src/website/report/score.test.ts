import { expect, it } from 'vitest';
import type { Finding } from '../../../../src/contract/website/analyze-website.ts';
import { computePotentialGain, computeScore } from './score.ts';

const finding = (status: Finding['status'], weight: number, score: number): Finding => ({
  id: 'title',
  category: 'message',
  status,
  score,
  weight,
  severity: 'low',
  evidence: '',
});

it('returns the points that fixing a finding would add', () => {
  const good = finding('pass', 5, 1);
  const soft = finding('warn', 2, 0.5);
  const bad = finding('fail', 3, 0);
  const all = [good, soft, bad];
  expect(computePotentialGain(all, bad)).toBe(30);
  expect(computeScore([good, soft, { ...bad, score: 1 }])).toBe(Math.round((computeScore(all) ?? 0) + 30));
  expect(computePotentialGain(all, soft)).toBe(10);
  expect(computePotentialGain(all, good)).toBeUndefined();
});

it('returns no gain if there is no score', () => {
  const bad = finding('fail', 4, 0);
  expect(computePotentialGain([bad, finding('unknown', 20, 0)], bad)).toBeUndefined();
});
