import { expect, it } from 'vitest';
import type { WebsiteAnalysis } from '../../../../contract/website/analyze-website.ts';
import { FINDING_IDS } from '../../../../contract/website/finding-ids.ts';
import type { SharedFinding } from '../../../../share/shared-report.ts';
import { ANALYSIS } from '../../store/testing.ts';
import { groupsOf } from './findings-groups.ts';

const idsOf = (findings: readonly SharedFinding[]) => findings.map(({ id }) => id);

it('groups findings by what to do about them, and omits those that do not apply', () => {
  const groups = groupsOf(ANALYSIS);
  expect(idsOf(groups.first)).toEqual(['booking']);
  expect(idsOf(groups.next)).toEqual(['phone']);
  expect(idsOf(groups.good)).toEqual(['title']);
  expect(idsOf(groups.unknown)).toEqual(['email']);
});

it('puts at most five findings first, in order of priority', () => {
  const ids = FINDING_IDS.slice(0, 8);
  const analysis: WebsiteAnalysis = {
    ...ANALYSIS,
    findings: ids.map((id) => ({
      id,
      category: 'message',
      status: 'fail',
      score: 0,
      weight: 1,
      severity: 'low',
      evidence: '',
    })),
    priorities: ids.toReversed(),
  };
  const groups = groupsOf(analysis);
  expect(idsOf(groups.first)).toEqual(ids.toReversed().slice(0, 5));
  expect(idsOf(groups.next)).toEqual(ids.toReversed().slice(5));
});

it('lists ideas, which never lower the score, in a separate group', () => {
  const findings = ANALYSIS.findings.map((finding) =>
    finding.id === 'booking' ? { ...finding, status: 'na' as const, idea: true } : finding,
  );
  const groups = groupsOf({ ...ANALYSIS, findings });
  expect(idsOf(groups.ideas)).toEqual(['booking']);
  expect(idsOf([...groups.first, ...groups.next])).not.toContain('booking');
});
