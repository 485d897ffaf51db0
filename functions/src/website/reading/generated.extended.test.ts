import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltFunctions, startBuiltFunctions } from '../../testing/built-functions.ts';
import { attack } from '../../testing/hostile/attack.ts';
import { type HostileServer, serveHostile } from '../../testing/hostile/serve-website.ts';
import { hostileWebsite } from '../../testing/hostile/website.ts';
import { READING } from './limits.ts';

/** The same cases on every run; `npm run bench analysis` uses random ones. */
const SEED = 14;
const WEBSITES = 60;

let hostile: HostileServer;
let built: BuiltFunctions;
beforeAll(async () => {
  hostile = await serveHostile();
  built = await startBuiltFunctions(hostile.origins);
}, 60_000);
afterAll(async () => {
  await built.close();
  hostile.close();
});

it('responds within the limits to any website, and to the next one', async () => {
  const reasons = new Set<string | null>();
  await fc.assert(
    fc.asyncProperty(hostileWebsite, async (website) => {
      const { status, reason, memory, cpuMs } = await attack(built, hostile.show(website), '203.0.113.9');
      reasons.add(reason);
      expect({ status, reason }).not.toMatchObject({ reason: 'unexpected' });
      expect(status === 200 || reason !== null).toBe(true);
      expect(memory).toBeLessThan(215_000_000);
      // Includes the startup of a new process, and the delay of a busy machine.
      expect(cpuMs).toBeLessThan(3 * READING.cpuMs);
    }),
    { seed: SEED, numRuns: WEBSITES, endOnFailure: true },
  );
  // Otherwise, the test would prove nothing.
  expect([...reasons]).toEqual(expect.arrayContaining([null, 'broken-answer', 'too-large', 'not-found']));
  expect(await built.call({ websiteUrl: 'no url' })).toMatchObject({ status: 400 });
}, 300_000);
