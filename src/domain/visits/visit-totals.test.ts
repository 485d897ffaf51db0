import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../site/locale.ts';
import { DEVICES, VISIT_EVENTS } from './visit-events.ts';
import {
  buildVisitTable,
  computeShare,
  findStage,
  getDroppedPath,
  parseCampaign,
  parseDroppedTotals,
  parseVisitTotals,
  STAGES,
  type Stage,
  type VisitTotal,
} from './visit-totals.ts';

const CAMPAIGNS = ['newsletter', 'google', 'other', 'none'];
const DAY = '2026-11-22';

it('adds up the shards of a day, returned as objects or arrays', () => {
  const shard = { none: { de: { phone: { 'landing-touched': 3, 'check-started': 1 } } } };
  const totals = [
    { day: DAY, stage: 'visit', campaign: 'none', language: 'de', n: 6 },
    { day: DAY, stage: 'check', campaign: 'none', language: 'de', n: 2 },
  ];
  expect(parseVisitTotals({ [DAY]: { a: shard, b: shard } }, CAMPAIGNS)).toEqual(totals);
  // Firebase returns numeric keys as an array with gaps.
  expect(parseVisitTotals({ [DAY]: [null, shard, null, shard] }, CAMPAIGNS)).toEqual(totals);
});

it.each([null, undefined, 7, 'x', [], { [DAY]: 5 }, { [DAY]: { a: { none: { de: { phone: 3 } } } } }])(
  'returns no totals for %j',
  (collection) => {
    expect(parseVisitTotals(collection, CAMPAIGNS)).toEqual([]);
  },
);

it('separates dropped counts from shards', () => {
  const shard = { none: { de: { phone: { 'landing-touched': 3 } } } };
  const day = { s0: shard, dropped: { s0: 4, s1: 2, s2: 'x', s3: -1, s4: { s5: 1 } } };
  const collection = { [DAY]: day, 'no-day': { dropped: { s0: 9 } } };
  expect(parseDroppedTotals(collection)).toEqual([
    { day: DAY, n: 4 },
    { day: DAY, n: 2 },
  ]);
  expect(parseVisitTotals(collection, CAMPAIGNS).map(({ n }) => n)).toEqual([3]);
  expect(getDroppedPath(DAY, 's1')).toBe(`counts/${DAY}/dropped/s1`);
});

describe('ignores unknown names', () => {
  const parseTotals = (change: {
    readonly day?: string;
    readonly language?: string;
    readonly device?: string;
    readonly event?: string;
    readonly n?: unknown;
  }) => {
    const { day = DAY, language = 'de', device = 'phone', event = 'result-seen', n = 2 } = change;
    return parseVisitTotals(
      { [day]: { a: { none: { [language]: { [device]: { [event]: n } } } } } },
      CAMPAIGNS,
    );
  };
  expect(parseTotals({})).toHaveLength(1);
  it.each([
    { day: 'yesterday' },
    { day: '2026-13-01' },
    { day: '2026-11-2' },
    { language: 'xx' },
    { device: 'tablet' },
    { event: 'booking-stolen' },
    { event: 'form-sent' },
    { event: 'toString' },
    { n: 0 },
    { n: -1 },
    { n: 1.5 },
    { n: '3' },
    { n: 1e300 },
    { n: { x: 1 } },
    { n: null },
  ])('%j', (change) => {
    expect(parseTotals(change)).toEqual([]);
  });
});

it.each([
  ['newsletter', 'newsletter'],
  ['none', 'none'],
  ['other', 'other'],
  ['spring-2024', 'other'],
  [undefined, 'none'],
  [5, 'none'],
])('shows the campaign %j as %s', (value, shown) => {
  expect(parseCampaign(value, CAMPAIGNS)).toBe(shown);
});

it('assigns every counted event to a stage', () => {
  const counted = new Set(VISIT_EVENTS.map(findStage));
  expect(STAGES.filter((stage) => !counted.has(stage))).toEqual(['application', 'approval']);
});

it('preserves totals regardless of sharding', () => {
  const count = fc.record({
    day: fc.constantFrom('2026-11-21', DAY),
    shard: fc.constantFrom('0', '1', '2', 'x'),
    campaign: fc.constantFrom(...CAMPAIGNS),
    language: fc.constantFrom(...LOCALES),
    device: fc.constantFrom(...DEVICES),
    event: fc.constantFrom(...VISIT_EVENTS),
  });
  fc.assert(
    fc.property(fc.array(count, { maxLength: 300 }), (counts) => {
      const collection: Record<string, unknown> = {};
      for (const { day, shard, campaign, language, device, event } of counts) {
        let place: Record<string, unknown> = collection;
        for (const key of [day, shard, campaign, language, device]) {
          place[key] ??= {};
          // Written in the previous line.
          place = place[key] as Record<string, unknown>;
        }
        place[event] = Number(place[event] ?? 0) + 1;
      }
      const totals = parseVisitTotals(collection, CAMPAIGNS);
      const staged = counts.flatMap(({ event, ...rest }) => {
        const stage = findStage(event);
        return stage ? [{ ...rest, stage }] : [];
      });
      for (const { n, ...key } of totals)
        expect(n).toBe(
          staged.filter((one) =>
            (['day', 'campaign', 'language', 'stage'] as const).every((name) => one[name] === key[name]),
          ).length,
        );
      expect(totals.reduce((all, { n }) => all + n, 0)).toBe(staged.length);
    }),
  );
});

/** A Sunday. */
const sum = (n: number, change: Partial<VisitTotal> = {}): VisitTotal => ({
  ...{ day: DAY, stage: 'visit', campaign: 'none', language: 'de', n },
  ...change,
});

/** Totals of the current week so far, and of the same days in the previous one. */
const compared = (totals: readonly VisitTotal[], stage: Stage = 'visit', source = {}) => {
  const table = buildVisitTable(totals, DAY);
  return [table.countFor(stage, table.current, source), table.countFor(stage, table.previous, source)];
};

it('sums days into weeks starting on Monday, and compares the same days', () => {
  const totals = [
    sum(3, { day: '2026-11-09' }),
    sum(4, { day: '2026-11-15' }),
    sum(5, { day: '2026-11-16' }),
    sum(6, { day: '2026-11-21' }),
    sum(7),
    sum(9, { day: '2026-11-23' }),
  ];
  expect(compared(totals)).toEqual([18, 7]);
  const { weeks, countFor } = buildVisitTable(totals, DAY);
  expect(weeks.slice(-2).map((week) => countFor('visit', week))).toEqual([7, 18]);
});

it('counts each stage, by language and campaign', () => {
  const totals = [
    sum(1),
    sum(2, { language: 'en' }),
    sum(4, { campaign: 'google' }),
    sum(8, { stage: 'booking' }),
    sum(16, { language: null }),
  ];
  const part = (source: object) => compared(totals, 'visit', source)[0];
  expect(part({})).toBe(23);
  expect(part({ language: 'de' })).toBe(5);
  expect(part({ language: 'de', campaign: 'google' })).toBe(4);
  expect(compared(totals, 'booking')).toEqual([8, 0]);
  expect(buildVisitTable([], DAY).isEmpty).toBe(true);
});

it('omits the share if the total is below 20 or below the part', () => {
  expect([computeShare(5, 20), computeShare(5, 19), computeShare(21, 20)]).toEqual([25, null, null]);
});
