import { expect, it } from 'vitest';
import { VISIT_EVENTS } from '../../../src/domain/visits/visit-events.ts';
import { site } from '../../../src/site.ts';
import { countVisitEvents, SHARDS } from './count.ts';
import { createIpLimits } from './ip-limits.ts';

const CALLS = 400_000;
const SENDERS = 330_000;

it('counts 400,000 calls from 330,000 IP addresses on eight instances, and drops none', {
  timeout: 120_000,
}, async () => {
  const now = Date.UTC(2026, 10, 22, 12);
  const totals = new Map<string, number>();
  let dropped = 0;
  const instances = SHARDS.map((shard) => ({
    ...{ counting: site.counting, allow: createIpLimits(() => now), shard, now },
    increment: async (paths: readonly string[]) => {
      for (const path of paths) totals.set(path, (totals.get(path) ?? 0) + 1);
    },
    onDropped: (count: number) => {
      dropped += count;
    },
  }));
  const sent = new Map<string, number>();
  for (let call = 0; call < CALLS; call += 1) {
    const sender = call % SENDERS;
    const caller = `10.${sender >> 16}.${(sender >> 8) & 255}.${sender & 255}`;
    // Calls from one sender can reach any instance.
    const instance = instances[(call * 7 + (call >> 3)) % instances.length];
    const event = VISIT_EVENTS[call % VISIT_EVENTS.length];
    if (!instance || !event) throw new Error('The test data has no instance or event.');
    sent.set(event, (sent.get(event) ?? 0) + 1);
    await countVisitEvents(
      { source: '', language: 'en', device: 'phone', events: [event] },
      { ...instance, caller },
    );
  }
  const counted = new Map<string, number>();
  for (const [place, count] of totals) {
    const event = place.split('/').at(-1) ?? '';
    counted.set(event, (counted.get(event) ?? 0) + count);
  }
  expect(counted).toEqual(sent);
  expect([...totals.values()].reduce((all, count) => all + count, 0)).toBe(CALLS);
  expect(dropped).toBe(0);
});
