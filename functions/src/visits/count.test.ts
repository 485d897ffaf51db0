import { describe, expect, it } from 'vitest';
import { site } from '../../../src/site.ts';
import { createLimits, type Limits } from '../platform/limits.ts';
import { memoryStore } from '../platform/store/memory-store.ts';
import { type CountSources, countIn } from './count.ts';
import { CALLER_LIMIT, EVENT_LIMIT, SHARD_LIMIT } from './limits.ts';
import { drawShard, SHARDS } from './shards.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const VISIT = { source: '', language: 'en', device: 'larger', events: ['form-sent'] } as const;

function counter(change: Partial<CountSources> = {}) {
  const added: string[] = [];
  const limits = createLimits(memoryStore(), () => NOON);
  const add = async (places: readonly string[]) => {
    added.push(...places);
  };
  const from = (caller: string) =>
    countIn(VISIT, { counting: site.counting, limits, caller, shard: 's3', now: NOON, add, ...change });
  return { added, from };
}

describe('an event', () => {
  it.each([
    ['2026-11-22T22:59:59Z', '2026-11-22'],
    ['2026-11-22T23:00:00Z', '2026-11-23'],
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
  ])('at %s belongs to the %s of the owner', async (at, day) => {
    const { added, from } = counter({ now: Date.parse(at) });
    await from('203.0.113.1');
    expect(added).toEqual([`counts/${day}/s3/none/en/larger/form-sent`]);
  });

  it('is not counted where the owner counts nothing', async () => {
    const { added, from } = counter({ counting: { ...site.counting, on: false } });
    await from('203.0.113.1');
    expect(added).toEqual([]);
  });
});

it.each([CALLER_LIMIT, EVENT_LIMIT, SHARD_LIMIT])('nothing is counted beyond $name', async ({ name }) => {
  const limits: Limits = {
    take: async (limit) =>
      limit.name === name ? { ok: false, isReached: true, retryAfterMs: 1 } : { ok: true },
    giveBack: async () => undefined,
  };
  const { added, from } = counter({ limits });
  await from('203.0.113.1');
  expect(added).toEqual([]);
});

it('instances share the day’s sums among the shards', () => {
  expect(new Set(Array.from({ length: 500 }, drawShard))).toEqual(new Set(SHARDS));
});
