/** Hostile websites against the built functions for a minute: their cost, and the effect on other callers. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { startBuiltFunctions } from '../../../functions/src/testing/built-functions.ts';
import { type AttackResult, attack } from '../../../functions/src/testing/hostile/attack.ts';
import { serveHostile } from '../../../functions/src/testing/hostile/serve-website.ts';
import { hostileWebsite } from '../../../functions/src/testing/hostile/website.ts';
import type { Row } from '../bench.ts';
import { formatNumber, median } from '../bench.ts';

const MINUTE_MS = 60_000;
/** Websites per seed. */
const BATCH = 20;

const maxOf = (numbers: readonly number[]): number => Math.max(0, ...numbers);

/** @param seed of the first batch. Printed, to repeat a run. */
export async function measureHostileSites(seed = Date.now() % 1_000_000): Promise<readonly Row[]> {
  const hostile = await serveHostile();
  const built = await startBuiltFunctions(hostile.origins);
  const results: AttackResult[] = [];
  const other = new Worker(new URL('./other-caller.ts', import.meta.url), { workerData: built.url });
  await built.longestPauseMs();
  const end = performance.now() + MINUTE_MS;
  for (let batch = 0; performance.now() < end; batch++) {
    for (const website of fc.sample(hostileWebsite, { seed: seed + batch, numRuns: BATCH })) {
      if (performance.now() > end) break;
      results.push(await attack(built, hostile.show(website), `203.0.113.${2 + (results.length % 200)}`));
    }
  }
  other.postMessage('stop');
  const [message]: readonly unknown[] = await once(other, 'message');
  const otherDurations = Array.isArray(message) ? message.map(Number) : [];
  const pause = await built.longestPauseMs();
  await built.close();
  hostile.close();

  const cpuMs = maxOf(results.map((sample) => sample.cpuMs));
  const memory = maxOf(results.map((sample) => sample.memory)) / 1e6;
  const unexpected = results.filter(({ reason }) => reason === 'unexpected').length;
  const tooComplex = results.filter(({ reason }) => reason === 'too-complex').length;
  return [
    {
      label: `hostile websites in a minute (seed ${seed}): unexpected responses`,
      measured: `${unexpected} of ${results.length} (${tooComplex} too complex)`,
      goal: '0',
      met: unexpected === 0,
    },
    {
      label: 'the same: maximum CPU time of an analysis',
      measured: formatNumber(cpuMs, 'ms'),
      goal: '1,000 ms',
      met: cpuMs <= 1_000,
    },
    {
      label: 'the same: maximum memory of the reading process',
      measured: formatNumber(memory, 'MB'),
      goal: '200 MB',
      met: memory <= 200,
    },
    {
      label: 'the same: responses to other callers, median and slowest',
      measured: `${formatNumber(median(otherDurations), 'ms')}, ${formatNumber(maxOf(otherDurations), 'ms')}`,
      goal: '100 ms',
      met: otherDurations.length > 0 && maxOf(otherDurations) <= 100,
    },
    { label: 'the same: longest pause of the event loop', measured: formatNumber(pause, 'ms') },
  ];
}
