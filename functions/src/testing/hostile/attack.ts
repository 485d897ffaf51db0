import { setTimeout as sleep } from 'node:timers/promises';
import { procMeter } from '../../website/reading/meter.ts';
import type { BuiltFunctions } from '../built-functions.ts';

/** Cost and result of analyzing one website. */
export interface AttackResult {
  readonly status: number;
  /** The error's id; null for a report. */
  readonly reason: string | null;
  /** Peak memory of a reader process, in bytes. */
  readonly memory: number;
  /** CPU time of the reader process in milliseconds, without startup if one was already running. */
  readonly cpuMs: number;
}

const parseReason = (body: unknown): string | null =>
  /"reason":"([\w-]+)"/.exec(JSON.stringify(body))?.[1] ?? null;

/** Analyzes one website while monitoring every process of the bundle. */
export async function attack(
  built: BuiltFunctions,
  websiteUrl: string,
  caller: string,
): Promise<AttackResult> {
  const firstCpuMs = new Map<number, number>();
  const lastCpuMs = new Map<number, number>();
  let memory = 0;
  let isDone = false;
  const measure = async (): Promise<void> => {
    for (const pid of built.children()) {
      const usage = await procMeter(pid);
      if (!usage) continue;
      memory = Math.max(memory, usage.memory);
      if (!firstCpuMs.has(pid)) firstCpuMs.set(pid, usage.cpuMs);
      lastCpuMs.set(pid, usage.cpuMs);
    }
  };
  await measure();
  const runningAtStart = new Set(firstCpuMs.keys());
  const polling = (async () => {
    while (!isDone) {
      await measure();
      await sleep(5);
    }
  })();
  const { status, body } = await built.call({ websiteUrl }, caller);
  await measure();
  isDone = true;
  await polling;
  const costs = [...lastCpuMs].flatMap(([pid, cpuMs]) =>
    runningAtStart.size === 0 || runningAtStart.has(pid) ? [cpuMs - (firstCpuMs.get(pid) ?? 0)] : [],
  );
  return { status, reason: parseReason(body), memory, cpuMs: Math.max(0, ...costs) };
}
