import { describe, expect, it } from 'vitest';
import type { Counting, VisitEvent } from '../../../src/domain/visits/visit-events.ts';
import { type CountDeps, chooseRandomShard, countVisitEvents, SHARDS } from './count.ts';
import { createIpLimits, MAX_PER_DAY } from './ip-limits.ts';

const COUNTING: Counting = { isEnabled: true, retentionMonths: 14, timeZone: 'Europe/Berlin', campaigns: {} };
const NOON = Date.UTC(2026, 10, 22, 12);
const VISIT = { source: '', language: 'en', device: 'larger', events: ['form-sent'] } as const;

function createCounter(change: Partial<CountDeps> = {}) {
  const added: string[] = [];
  let dropped = 0;
  let now = NOON;
  const allow = createIpLimits(() => now);
  const onDropped = (count: number) => {
    dropped += count;
  };
  const increment = async (paths: readonly string[]) => {
    added.push(...paths);
  };
  const countFrom = (caller: string, events: readonly VisitEvent[] = VISIT.events) =>
    countVisitEvents(
      { ...VISIT, events },
      { counting: COUNTING, allow, caller, shard: 's3', now, increment, onDropped, ...change },
    );
  return {
    added,
    from: countFrom,
    dropped: () => dropped,
    advance: (ms: number) => {
      now += ms;
    },
  };
}

describe('an event', () => {
  it.each([
    ['2026-11-22T22:59:59Z', '2026-11-22'],
    ['2026-11-22T23:00:00Z', '2026-11-23'],
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
  ])('at %s is counted on %s, in the site’s time zone', async (at, day) => {
    const { added, from } = createCounter({ now: Date.parse(at) });
    await from('203.0.113.1');
    expect(added).toEqual([`counts/${day}/s3/none/en/larger/form-sent`]);
  });

  it('is not counted if counting is off', async () => {
    const { added, from } = createCounter({ counting: { ...COUNTING, isEnabled: false } });
    await from('203.0.113.1');
    expect(added).toEqual([]);
  });
});

describe('an event from one IP address', () => {
  it('is counted up to a daily limit; further events are reported as dropped', async () => {
    const { added, from, dropped, advance } = createCounter();
    for (let n = 0; n < MAX_PER_DAY + 5; n += 1) await from('203.0.113.1');
    expect([added.length, dropped()]).toEqual([MAX_PER_DAY, 5]);
    await from('203.0.113.1', ['form-sent', 'finder-used', 'finder-used']);
    expect([added.length, dropped()]).toEqual([MAX_PER_DAY + 1, 6]);
    await from('203.0.113.2');
    expect([added.length, dropped()]).toEqual([MAX_PER_DAY + 2, 6]);
    advance(24 * 3_600_000);
    await from('203.0.113.1');
    expect([added.length, dropped()]).toEqual([MAX_PER_DAY + 3, 6]);
  });

  it('is reported as dropped if the database rejects it', async () => {
    const increment = () => Promise.reject(new Error('down'));
    const { from, dropped } = createCounter({ increment });
    await expect(from('203.0.113.1', ['form-sent', 'finder-used'])).rejects.toThrow('down');
    expect(dropped()).toBe(2);
  });
});

it('spreads the writes of instances across shards', () => {
  expect(new Set(Array.from({ length: 500 }, chooseRandomShard))).toEqual(new Set(SHARDS));
});
