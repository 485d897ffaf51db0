import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltFunctions, builtFunctions } from '../../testing/built-functions.ts';
import { attack } from '../../testing/hostile/attack.ts';
import { type HostileServer, serveHostile } from '../../testing/hostile/serve-website.ts';
import { hostileWebsite } from '../../testing/hostile/website.ts';
import { READING } from './limits.ts';

/** The same cases in every run; `npm run bench analysis` takes others for a minute. */
const SEED = 14;
const WEBSITES = 60;

let hostile: HostileServer;
let built: BuiltFunctions;
beforeAll(async () => {
  hostile = await serveHostile();
  built = await builtFunctions(hostile.origins);
}, 60_000);
afterAll(async () => {
  await built.close();
  hostile.close();
});

it('whatever a website sends, its visitor gets an answer within the limits, and so does the next one', async () => {
  const reasons = new Set<string | null>();
  await fc.assert(
    fc.asyncProperty(hostileWebsite, async (website) => {
      const { status, reason, memory, cpuMs } = await attack(built, hostile.show(website), '203.0.113.9');
      reasons.add(reason);
      expect({ status, reason }).not.toMatchObject({ reason: 'unexpected' });
      expect(status === 200 || reason !== null).toBe(true);
      expect(memory).toBeLessThan(215_000_000);
      // Includes the startup of a new process. A busy machine stops a reader late.
      expect(cpuMs).toBeLessThan(3 * READING.cpuMs);
    }),
    { seed: SEED, numRuns: WEBSITES, endOnFailure: true },
  );
  // It would prove nothing if nothing had been read.
  expect([...reasons]).toEqual(expect.arrayContaining([null, 'broken-answer', 'too-large', 'not-found']));
  expect(await built.call({ websiteUrl: 'no url' })).toMatchObject({ status: 400 });
}, 300_000);
