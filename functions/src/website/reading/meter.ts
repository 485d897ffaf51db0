import { existsSync, readFileSync } from 'node:fs';

export interface Usage {
  /** CPU time of all threads, in milliseconds. */
  readonly cpuMs: number;
  /** Resident memory, in bytes. */
  readonly memory: number;
}

/** Measures a process from outside; undefined once it is gone. */
export type Meter = (pid: number) => Promise<Usage | undefined>;

/** Linux reports CPU time in hundredths of a second, whatever the kernel's clock. */
const TICK_MS = 10;

/** Reads /proc. Reading its in-memory files synchronously doesn't block. */
export const procMeter: Meter = async (pid) => {
  try {
    // The name in parentheses may contain anything; state, parent and so on follow.
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const memory = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    if (memory === undefined) return undefined;
    return { cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS, memory: Number(memory) * 1024 };
  } catch {
    return undefined;
  }
};

/** The meter for this system. Null unless it is Linux: on a developer's machine, only the heap limit and deadline apply. */
export const getSystemMeter = (): Meter | null => (existsSync('/proc/self/stat') ? procMeter : null);
