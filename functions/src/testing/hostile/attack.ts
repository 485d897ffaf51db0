import { setTimeout as sleep } from 'node:timers/promises';
import { procMeter } from '../../website/reading/meter.ts';
import type { BuiltFunctions } from '../built-functions.ts';

/** What the analysis of one website cost, and what it answered. */
export interface Attacked {
  readonly status: number;
  /** Id of the fault; null for a report. */
  readonly reason: string | null;
  /** Most memory of a process that reads, in bytes. */
  readonly memory: number;
  /** Processor time of the process that read, in milliseconds; that of starting it, or the next one, is left out where one was there. */
  readonly cpuMs: number;
}

const reasonOf = (body: unknown): string | null =>
  /"reason":"([\w-]+)"/.exec(JSON.stringify(body))?.[1] ?? null;

/** Has one website analysed, and watches every process of the bundle meanwhile. */
export async function attack(built: BuiltFunctions, websiteUrl: string, caller: string): Promise<Attacked> {
  const first = new Map<number, number>();
  const last = new Map<number, number>();
  let memory = 0;
  let isDone = false;
  const look = async (): Promise<void> => {
    for (const pid of built.children()) {
      const usage = await procMeter(pid);
      if (!usage) continue;
      memory = Math.max(memory, usage.memory);
      if (!first.has(pid)) first.set(pid, usage.cpuMs);
      last.set(pid, usage.cpuMs);
    }
  };
  await look();
  const waiting = new Set(first.keys());
  const watching = (async () => {
    while (!isDone) {
      await look();
      await sleep(5);
    }
  })();
  const { status, body } = await built.call({ websiteUrl }, caller);
  await look();
  isDone = true;
  await watching;
  const costs = [...last].flatMap(([pid, cpuMs]) =>
    waiting.size === 0 || waiting.has(pid) ? [cpuMs - (first.get(pid) ?? 0)] : [],
  );
  return { status, reason: reasonOf(body), memory, cpuMs: Math.max(0, ...costs) };
}
