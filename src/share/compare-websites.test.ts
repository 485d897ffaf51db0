import { expect, it } from 'vitest';
import type { FindingStatus } from '../contract/website/analyze-website.ts';
import type { FindingId } from '../contract/website/finding-ids.ts';
import { compareWebsites } from './compare-websites.ts';
import type { SharedFinding } from './shared-report.ts';

const finding = (id: FindingId, status: FindingStatus, more: Partial<SharedFinding> = {}): SharedFinding => ({
  ...{ id, status, weight: 1, evidence: '' },
  ...more,
});

const compared = (...rows: readonly (readonly [SharedFinding, FindingStatus])[]) => {
  const { theyLead, youLead, unseen } = compareWebsites(
    { findings: rows.map(([own]) => own) },
    { findings: rows.map(([{ id }, status]) => finding(id, status)) },
  );
  return {
    theyLead: theyLead.map(({ id }) => id),
    youLead: youLead.map(({ id }) => id),
    unseen,
  };
};

it('puts what they show and you do not first, most valuable first', () => {
  expect(
    compared(
      [finding('phone', 'warn'), 'pass'],
      [finding('title', 'pass'), 'pass'],
      [finding('booking', 'fail', { weight: 3 }), 'pass'],
      [finding('imprint', 'pass'), 'fail'],
    ),
  ).toEqual({ theyLead: ['booking', 'phone'], youLead: ['imprint'], unseen: [] });
});

it('claims nothing about what could not be seen on one of the two', () => {
  expect(compared([finding('email', 'unknown'), 'pass'], [finding('phone', 'pass'), 'unknown'])).toEqual({
    theyLead: [],
    youLead: [],
    unseen: ['email', 'phone'],
  });
});

it('leaves out what does not apply to one of the two, but not an idea that they show', () => {
  expect(
    compared([finding('hreflang', 'na'), 'pass'], [finding('booking', 'na', { idea: true }), 'pass']),
  ).toEqual({ theyLead: ['booking'], youLead: [], unseen: [] });
});
