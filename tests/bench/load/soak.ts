/** Checks that memory stays flat with visitors at a steady rate. */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { formatNumber, median, type Row } from '../bench.ts';
import { CALLS, type Stack } from './stack.ts';
import { visit } from './visitor.ts';

const VISITORS_PER_SECOND = 4;
const SAMPLE_EVERY_MS = 1_000;
/** Of the median, from the second quarter to the last. The first one warms up. */
const MAX_GROWTH = 1.1;

/** Resident memory of a process and its children in MB, or 0 if it has ended. */
function readMemory(pid: number): number {
  const read = (file: string): string => readFileSync(`/proc/${pid}/${file}`, 'latin1');
  try {
    const [, kilobytes = 0] = /^VmRSS:\s*(\d+)/m.exec(read('status')) ?? [];
    const children = read(`task/${pid}/children`).split(' ').filter(Boolean).map(Number);
    return children.reduce((sum, child) => sum + readMemory(child), Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}

async function sampleMemory({ database, functions }: Stack): Promise<Readonly<Record<string, number>>> {
  const pids = CALLS.map(async (call) => [call, await functions[call].pid()] as const);
  const all = [['database', database.pid()] as const, ...(await Promise.all(pids))];
  return Object.fromEntries(all.map(([name, pid]) => [name, readMemory(pid)]));
}

function buildMemoryRows(samples: readonly Readonly<Record<string, number>>[]): readonly Row[] {
  const quarter = Math.floor(samples.length / 4);
  return Object.keys(samples[0] ?? {}).map((name) => {
    const medianFrom = (start: number): number =>
      median(samples.slice(start, start + quarter).map((sampled) => sampled[name] ?? Number.NaN));
    const before = medianFrom(quarter);
    const after = medianFrom(samples.length - quarter);
    return {
      label: `soak: memory of ${name}`,
      measured: `${formatNumber(before, 'MB')}, at the end ${formatNumber(after, 'MB')}`,
      goal: `at most ${MAX_GROWTH} times`,
      met: after <= before * MAX_GROWTH,
    };
  });
}

export async function measureSoak(stack: Stack, minutes: number): Promise<readonly Row[]> {
  const visits: Promise<boolean>[] = [];
  const samples: Readonly<Record<string, number>>[] = [];
  const visitOnce = async (): Promise<boolean> => {
    const { id, hasApplied } = await visit(stack);
    // Keeps the amount of data constant.
    await stack.database.deleteApplication(id);
    return hasApplied;
  };
  const end = performance.now() + minutes * 60_000;
  for (let next = performance.now(); next < end; next += SAMPLE_EVERY_MS) {
    for (let n = 0; n < VISITORS_PER_SECOND; n += 1) visits.push(visitOnce());
    samples.push(await sampleMemory(stack));
    await wait(Math.max(0, next + SAMPLE_EVERY_MS - performance.now()));
  }
  const applied = await Promise.all(visits);
  const failed = applied.filter((isApplied) => !isApplied).length;
  return [
    {
      label: `soak of ${minutes} min, ${VISITORS_PER_SECOND} visitors per second`,
      measured: `${applied.length} visitors, ${failed} did not apply`,
      goal: 'all applied',
      met: failed === 0,
    },
    ...buildMemoryRows(samples),
  ];
}
