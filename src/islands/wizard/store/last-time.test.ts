import { describe, expect, it } from 'vitest';
import type { FindingStatus, WebsiteAnalysis } from '../../../contract/website/analyze-website.ts';
import type { FindingId } from '../../../contract/website/finding-ids.ts';
import { findChanges } from '../../../share/changes-since.ts';
import { lastTime } from './entries-schema.ts';
import { ANALYSIS } from './testing.ts';
import { toLastTime } from './website-analysis.ts';

const createReport = (statuses: Partial<Record<FindingId, FindingStatus>>, score = 55): WebsiteAnalysis => ({
  ...ANALYSIS,
  score,
  findings: Object.entries(statuses).map(([id, status]) => ({
    id: id as FindingId,
    status,
    weight: 1,
    evidence: '',
  })),
});

describe('the stored previous report', () => {
  it('has time, points and statuses, and fits its schema', () => {
    const stored = toLastTime(createReport({ title: 'pass', phone: 'warn' }), ANALYSIS);
    expect(stored).toEqual({ at: ANALYSIS.fetchedAt, score: 55, statuses: { title: 'pass', phone: 'warn' } });
    expect(lastTime.parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it('is null for another website or without a report', () => {
    const other = { ...ANALYSIS, url: { ...ANALYSIS.url, final: 'https://else.example/' } };
    const sameHost = { ...ANALYSIS, url: { ...ANALYSIS.url, final: 'https://www.brightwork.example/en/' } };
    expect(toLastTime(ANALYSIS, other)).toBeNull();
    expect(toLastTime(ANALYSIS, sameHost)).not.toBeNull();
    expect(toLastTime(null, ANALYSIS)).toBeNull();
  });
});

describe('the changes', () => {
  const getChanges = (
    before: Partial<Record<FindingId, FindingStatus>>,
    now: Partial<Record<FindingId, FindingStatus>>,
  ) => {
    const previous = toLastTime(createReport(before), createReport(now));
    return previous && findChanges(previous, createReport(now));
  };

  it('lists findings that improved by one or two levels', () => {
    expect(
      getChanges(
        { title: 'fail', viewport: 'fail', phone: 'warn' },
        { title: 'pass', viewport: 'warn', phone: 'pass' },
      ),
    ).toEqual({ better: ['title', 'viewport', 'phone'], isNew: [] });
  });

  it('lists findings that need fixing now but did not before', () => {
    expect(
      getChanges(
        { title: 'pass', viewport: 'unknown', https: 'na' },
        { title: 'warn', viewport: 'fail', https: 'fail', email: 'warn' },
      ),
    ).toEqual({ better: [], isNew: ['title', 'viewport', 'https', 'email'] });
  });

  it('ignores findings without a change or a measurement', () => {
    expect(getChanges({ title: 'fail', viewport: 'pass' }, { title: 'fail', viewport: 'unknown' })).toEqual({
      better: [],
      isNew: [],
    });
    expect(getChanges({ title: 'unknown' }, { title: 'pass' })).toEqual({ better: [], isNew: [] });
  });
});
