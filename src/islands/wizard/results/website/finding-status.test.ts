import { expect, it } from 'vitest';
import type { Finding } from '../../../../contract/website/analyze-website.ts';
import { getStatusKey } from './finding-status.ts';

const finding: Finding = {
  id: 'open-graph',
  status: 'warn',
  weight: 1,
  evidence: '',
};

it.each([
  ['fail', 'no-title', 'notFound'],
  ['warn', 'no-preview', 'notFound'],
  ['warn', 'words', 'warn'],
  ['pass', 'title', 'pass'],
  ['unknown', 'no-preview', 'unknown'],
] as const)('labels a finding with status %s and evidence %s as %s', (status, kind, key) => {
  expect(getStatusKey({ ...finding, status, seen: { kind } })).toBe(key);
});

it('labels an idea as such', () => {
  expect(getStatusKey({ ...finding, idea: true })).toBe('idea');
});
