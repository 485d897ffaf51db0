import { expect, it } from 'vitest';
import type { FindingStatus } from '../contract/website/analyze-website.ts';
import type { FindingId } from '../contract/website/finding-ids.ts';
import { compareWebsites } from './compare-websites.ts';
import type { SharedFinding } from './shared-report.ts';

const finding = (id: FindingId, status: FindingStatus, more: Partial<SharedFinding> = {}): SharedFinding => ({
  ...{ id, status, weight: 1, evidence: '' },
  ...more,
});

const compare = (...rows: readonly (readonly [SharedFinding, FindingStatus])[]) => {
  const {
    theyLead,
    youLead,
    unmeasured: unseen,
  } = compareWebsites(
    { findings: rows.map(([own]) => own) },
    { findings: rows.map(([{ id }, status]) => finding(id, status)) },
  );
  return {
    theyLead: theyLead.map(({ id }) => id),
    youLead: youLead.map(({ id }) => id),
    unseen,
  };
};

it('lists checks where they lead first, most valuable first', () => {
  expect(
    compare(
      [finding('phone', 'warn'), 'pass'],
      [finding('title', 'pass'), 'pass'],
      [finding('orders', 'fail', { weight: 3 }), 'pass'],
      [finding('imprint', 'pass'), 'fail'],
    ),
  ).toEqual({ theyLead: ['orders', 'phone'], youLead: ['imprint'], unseen: [] });
});

it('ignores checks that could not measure both websites', () => {
  expect(compare([finding('email', 'unknown'), 'pass'], [finding('phone', 'pass'), 'unknown'])).toEqual({
    theyLead: [],
    youLead: [],
    unseen: ['email', 'phone'],
  });
});

it('skips checks that don’t apply to both, but keeps ideas that they show', () => {
  expect(
    compare([finding('card-data', 'na'), 'pass'], [finding('orders', 'na', { idea: true }), 'pass']),
  ).toEqual({ theyLead: ['orders'], youLead: [], unseen: [] });
});
