/** A minute of hostile websites against the built functions: what each costs, and what others notice of it. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { builtFunctions } from '../../../functions/src/testing/built-functions.ts';
import { type AttackResult, attack } from '../../../functions/src/testing/hostile/attack.ts';
import { serveHostile } from '../../../functions/src/testing/hostile/serve-website.ts';
import { hostileWebsite } from '../../../functions/src/testing/hostile/website.ts';
import type { Row } from '../bench.ts';
import { formatted, median } from '../bench.ts';

const MINUTE_MS = 60_000;
/** Websites made at a time, from one seed. */
const BATCH = 20;

const worst = (numbers: readonly number[]): number => Math.max(0, ...numbers);

/** @param seed of the first batch; printed, so that a run can be repeated */
export async function hostileRows(seed = Date.now() % 1_000_000): Promise<readonly Row[]> {
  const hostile = await serveHostile();
  const built = await builtFunctions(hostile.origins);
  const attacked: AttackResult[] = [];
  const other = new Worker(new URL('./other-caller.ts', import.meta.url), { workerData: built.url });
  await built.longestPauseMs();
  const end = performance.now() + MINUTE_MS;
  for (let batch = 0; performance.now() < end; batch++) {
    for (const website of fc.sample(hostileWebsite, { seed: seed + batch, numRuns: BATCH })) {
      if (performance.now() > end) break;
      attacked.push(await attack(built, hostile.show(website), `203.0.113.${2 + (attacked.length % 200)}`));
    }
  }
  other.postMessage('stop');
  const [said]: readonly unknown[] = await once(other, 'message');
  const others = Array.isArray(said) ? said.map(Number) : [];
  const pause = await built.longestPauseMs();
  await built.close();
  hostile.close();

  const cpuMs = worst(attacked.map((one) => one.cpuMs));
  const memory = worst(attacked.map((one) => one.memory)) / 1e6;
  const unforeseen = attacked.filter(({ reason }) => reason === 'unexpected').length;
  const walled = attacked.filter(({ reason }) => reason === 'too-complex').length;
  return [
    {
      what: `hostile websites in a minute (seed ${seed}): those whose answer nobody foresaw`,
      measured: `${unforeseen} of ${attacked.length} (${walled} too complex)`,
      aim: '0',
      reached: unforeseen === 0,
    },
    {
      what: 'the same: most processor time of a reading',
      measured: formatted(cpuMs, 'ms'),
      aim: '1,000 ms',
      reached: cpuMs <= 1_000,
    },
    {
      what: 'the same: most memory of the process that reads',
      measured: formatted(memory, 'MB'),
      aim: '200 MB',
      reached: memory <= 200,
    },
    {
      what: 'the same: answers of other callers, the middle one and the slowest',
      measured: `${formatted(median(others), 'ms')}, ${formatted(worst(others), 'ms')}`,
      aim: '100 ms',
      reached: others.length > 0 && worst(others) <= 100,
    },
    { what: 'the same: longest pause of the event loop', measured: formatted(pause, 'ms') },
  ];
}
