import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Resources that a process has used so far. */
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

/** Parses `1-02:03:04`, `02:03:04` or `3:04.56` to milliseconds. */
function parseMilliseconds(time: string): number {
  const [rest = '', days = '0'] = time.split('-').toReversed();
  const seconds = rest.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return (Number(days) * 86_400 + seconds) * 1000;
}

/** Runs `ps`, for development on macOS. */
export const psMeter: Meter = (pid) =>
  new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=,time=', '-p', String(pid)], (error, stdout) => {
      const [, memory, time] = /^\s*(\d+)\s+(\S+)/.exec(stdout) ?? [];
      if (error || memory === undefined || time === undefined) resolve(undefined);
      else resolve({ cpuMs: parseMilliseconds(time), memory: Number(memory) * 1024 });
    });
  });

/** The meter for this system. Null on Windows, where only the heap limit and the deadline apply. */
export const getSystemMeter = (): Meter | null => {
  if (existsSync('/proc/self/stat')) return procMeter;
  return process.platform === 'win32' ? null : psMeter;
};
