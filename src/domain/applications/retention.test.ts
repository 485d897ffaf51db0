import { describe, expect, it } from 'vitest';
import { addMonths, retentionEnd } from './retention.ts';

const MONTHS = { rejected: 6, approved: 24, undecided: 12 };
const createdAt = Date.UTC(2026, 0, 10, 9, 30);
const decidedAt = Date.UTC(2026, 1, 1);

describe('addMonths', () => {
  it.each([
    [Date.UTC(2026, 0, 15, 8), 6, Date.UTC(2026, 6, 15, 8)],
    [Date.UTC(2026, 10, 22), 24, Date.UTC(2028, 10, 22)],
    [Date.UTC(2026, 7, 31), 6, Date.UTC(2027, 1, 28)],
    [Date.UTC(2027, 7, 31, 23, 59), 6, Date.UTC(2028, 1, 29, 23, 59)],
    [Date.UTC(2026, 11, 31), 0, Date.UTC(2026, 11, 31)],
  ])('adds to %i: %i months', (time, months, later) => {
    expect(new Date(addMonths(time, months)).toISOString()).toBe(new Date(later).toISOString());
  });
});

describe('retentionEnd', () => {
  it('counts from the rejection, regardless of later events', () => {
    const application = { status: 'rejected', createdAt, decidedAt, lastEventAt: decidedAt + 1e9 } as const;
    expect(retentionEnd(application, MONTHS)).toBe(Date.UTC(2026, 7, 1));
  });

  it('counts from the last event after an approval', () => {
    const application = { status: 'approved', createdAt, decidedAt } as const;
    expect(retentionEnd(application, MONTHS)).toBe(Date.UTC(2028, 1, 1));
    expect(retentionEnd({ ...application, lastEventAt: Date.UTC(2026, 4, 1) }, MONTHS)).toBe(
      Date.UTC(2028, 4, 1),
    );
    expect(retentionEnd({ ...application, lastEventAt: createdAt }, MONTHS)).toBe(Date.UTC(2028, 1, 1));
  });

  it('counts from submission while undecided, even if a decision was reverted', () => {
    expect(retentionEnd({ status: 'pending', createdAt, decidedAt }, MONTHS)).toBe(
      Date.UTC(2027, 0, 10, 9, 30),
    );
  });

  it('counts from submission for legacy records without a decision time', () => {
    expect(retentionEnd({ status: 'rejected', createdAt }, MONTHS)).toBe(Date.UTC(2026, 6, 10, 9, 30));
  });
});
