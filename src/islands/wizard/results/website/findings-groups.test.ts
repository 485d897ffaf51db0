import { expect, it } from 'vitest';
import type { WebsiteAnalysis } from '../../../../contract/website/analyze-website.ts';
import { FINDING_IDS } from '../../../../contract/website/finding-ids.ts';
import type { SharedFinding } from '../../../../share/shared-report.ts';
import { ANALYSIS } from '../../store/testing.ts';
import { groupFindings } from './findings-groups.ts';

const getIds = (findings: readonly SharedFinding[]) => findings.map(({ id }) => id);

it('groups findings by what to do about them, and omits those that do not apply', () => {
  const groups = groupFindings(ANALYSIS);
  expect(getIds(groups.first)).toEqual(['orders']);
  expect(getIds(groups.next)).toEqual(['phone']);
  expect(getIds(groups.good)).toEqual(['title']);
  expect(getIds(groups.unknown)).toEqual(['email']);
});

it('puts at most five findings first, in order of priority', () => {
  const ids = FINDING_IDS.slice(0, 8);
  const analysis: WebsiteAnalysis = {
    ...ANALYSIS,
    findings: ids.map((id) => ({
      id,
      status: 'fail',
      weight: 1,
      evidence: '',
    })),
    priorities: ids.toReversed(),
  };
  const groups = groupFindings(analysis);
  expect(getIds(groups.first)).toEqual(ids.toReversed().slice(0, 5));
  expect(getIds(groups.next)).toEqual(ids.toReversed().slice(5));
});

it('keeps small findings together', () => {
  const small = { id: 'open-graph', status: 'fail', weight: 1, evidence: '' } as const;
  const groups = groupFindings({ ...ANALYSIS, findings: [...ANALYSIS.findings, small] });
  expect(getIds(groups.small)).toEqual(['open-graph']);
  expect(getIds(groups.next)).toEqual(['phone']);
});

it('lists ideas, which never lower the score, in a separate group', () => {
  const findings = ANALYSIS.findings.map((finding) =>
    finding.id === 'orders' ? { ...finding, status: 'na' as const, idea: true } : finding,
  );
  const groups = groupFindings({ ...ANALYSIS, findings });
  expect(getIds(groups.ideas)).toEqual(['orders']);
  expect(getIds([...groups.first, ...groups.next])).not.toContain('orders');
});
