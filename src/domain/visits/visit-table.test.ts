import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MIN_SHOWN } from './small-numbers.ts';
import { addDays, SPANS, type Span } from './visit-periods.ts';
import type { VisitSum } from './visit-sums.ts';
import { firstDayNeeded, type Shown, visitTable } from './visit-table.ts';

const TODAY = '2026-11-22';

const sum = (n: number, change: Partial<VisitSum> = {}): VisitSum => ({
  day: TODAY,
  event: 'landing-touched',
  campaign: 'none',
  language: 'de',
  device: 'phone',
  n,
  ...change,
});

/** The running period's number, and the one before. */
const lastTwo = (
  sums: readonly VisitSum[],
  span: Span,
  what: Parameters<ReturnType<typeof visitTable>['of']>[0] = 'visit',
  slice = {},
): readonly Shown[] => {
  const table = visitTable(sums, TODAY, span);
  return table.periods.slice(-2).map((period) => table.of(what, period, slice));
};

it('adds days up to weeks from Monday and to months', () => {
  const sums = [
    sum(10, { day: '2026-10-31' }),
    sum(11, { day: '2026-11-09' }),
    sum(12, { day: '2026-11-15' }),
    sum(13, { day: '2026-11-16' }),
    sum(14, { day: '2026-11-21' }),
    sum(15),
  ];
  expect(lastTwo(sums, 'days')).toEqual([14, 15]);
  expect(lastTwo(sums, 'weeks')).toEqual([23, 42]);
  expect(lastTwo(sums, 'months')).toEqual([10, 65]);
});

it('counts a stage by all events that belong to it, and each of them alone', () => {
  const sums = [
    sum(20, { event: 'booking-header' }),
    sum(12, { event: 'booking-result' }),
    sum(30, { event: 'step-website' }),
  ];
  expect(lastTwo(sums, 'weeks', 'booking')[1]).toBe(32);
  expect(lastTwo(sums, 'weeks', 'booking-result')[1]).toBe(12);
  expect(lastTwo(sums, 'weeks', 'check')[1]).toBe('few');
});

it('shows a part by language, campaign and device', () => {
  const sums = [
    sum(20),
    sum(30, { language: 'en' }),
    sum(40, { campaign: 'google' }),
    sum(50, { device: 'larger' }),
  ];
  expect(lastTwo(sums, 'weeks')[1]).toBe(140);
  expect(lastTwo(sums, 'weeks', 'visit', { language: 'de' })[1]).toBe(110);
  expect(lastTwo(sums, 'weeks', 'visit', { language: 'de', campaign: 'none' })[1]).toBe(70);
  expect(lastTwo(sums, 'weeks', 'visit', { device: 'phone', campaign: 'none' })[1]).toBe(50);
});

describe('a small number', () => {
  it('is not shown, a zero neither', () => {
    expect(lastTwo([sum(9)], 'weeks')).toEqual(['few', 'few']);
    expect(lastTwo([sum(10)], 'weeks')).toEqual(['few', 10]);
  });

  it('cannot be computed from the other language', () => {
    const sums = [sum(4), sum(30, { language: 'en' })];
    expect(lastTwo(sums, 'weeks')[1]).toBe(34);
    expect(lastTwo(sums, 'weeks', 'visit', { language: 'de' })[1]).toBe('few');
    expect(lastTwo(sums, 'weeks', 'visit', { language: 'en' })[1]).toBe('kept');
  });

  it('cannot be computed from the places of a stage', () => {
    const sums = [sum(4, { event: 'booking-header' }), sum(30, { event: 'booking-result' })];
    expect(lastTwo(sums, 'weeks', 'booking')[1]).toBe(34);
    expect(lastTwo(sums, 'weeks', 'booking-result')[1]).toBe('kept');
  });

  it('of a day cannot be computed from its week or month', () => {
    const week = [16, 17, 18, 19, 20, 21].map((day) => sum(20 + day, { day: `2026-11-${day}` }));
    const sums = [...week, sum(4)];
    expect(lastTwo(sums, 'weeks')[1]).toBe(235);
    const table = visitTable(sums, TODAY, 'days');
    expect(table.periods.slice(-7).map((period) => table.of('visit', period))).toEqual([
      'kept',
      37,
      38,
      39,
      40,
      41,
      'few',
    ]);
    const month = visitTable(
      [sum(20, { day: '2026-11-01' }), sum(3, { day: '2026-11-02' })],
      '2026-11-02',
      'days',
    );
    expect(month.periods.slice(-2).map((period) => month.of('visit', period))).toEqual(['kept', 'few']);
  });
});

it('knows approvals by language and campaign, not by device', () => {
  const approvals = [
    sum(12, { event: 'approval', device: null }),
    sum(15, { event: 'approval', device: null, language: null }),
  ];
  expect(lastTwo(approvals, 'weeks', 'approval')[1]).toBe(27);
  expect(lastTwo(approvals, 'weeks', 'approval', { language: 'de' })[1]).toBe(12);
  expect(lastTwo(approvals, 'weeks', 'approval', { device: 'phone' })[1]).toBeNull();
});

it.each(SPANS)('reads no more than it needs, and leaves out what is older or not yet (%s)', (span) => {
  const first = firstDayNeeded(TODAY, span);
  const shown = (sums: readonly VisitSum[]) => visitTable(sums, TODAY, span);
  expect(shown([sum(50, { day: addDays(first, -1) }), sum(50, { day: addDays(TODAY, 1) })]).isEmpty).toBe(
    true,
  );
  expect(shown([sum(50, { day: first })]).isEmpty).toBe(false);
  const { periods, of } = shown([sum(50, { day: periods0(span) })]);
  expect(periods[0] && of('visit', periods[0])).toBe(50);
});
const periods0 = (span: Span): string => visitTable([], TODAY, span).periods[0]?.from ?? '';

const counted = fc.record({
  day: fc.integer({ min: 0, max: 20 }).map((back) => addDays(TODAY, -back)),
  event: fc.constantFrom('landing-touched', 'booking-header', 'booking-result', 'form-sent'),
  campaign: fc.constantFrom('none', 'other', 'google'),
  language: fc.constantFrom('en', 'de'),
  device: fc.constantFrom('phone', 'larger'),
  n: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 90 })),
} as const);

it('never lets a small number of a slice be computed from the others that are shown', () => {
  fc.assert(
    fc.property(fc.array(counted, { maxLength: 60 }), fc.constantFrom(...SPANS), (sums, span) => {
      const table = visitTable(sums, TODAY, span);
      const slices = [
        [{}, [{ language: 'en' }, { language: 'de' }]],
        [
          { campaign: 'none' },
          [
            { campaign: 'none', language: 'en' },
            { campaign: 'none', language: 'de' },
          ],
        ],
        [
          { language: 'de' },
          ['none', 'other', 'google'].map((campaign) => ({ language: 'de' as const, campaign })),
        ],
        [
          { language: 'de' },
          [
            { language: 'de', device: 'phone' },
            { language: 'de', device: 'larger' },
          ],
        ],
      ] as const;
      for (const period of table.periods)
        for (const [whole, parts] of slices) {
          const total = table.of('booking', period, whole);
          if (typeof total !== 'number') continue;
          const numbers = parts.map((part) => table.of('booking', period, part));
          const rest = numbers.reduce<number>((left, n) => left - (typeof n === 'number' ? n : 0), total);
          // What is left is nothing, or no small number.
          expect(rest === 0 || rest >= MIN_SHOWN).toBe(true);
        }
    }),
    { numRuns: 300 },
  );
});
