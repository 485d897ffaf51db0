import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Signals within this time count as one: npm forwards the Ctrl-C that the terminal already sent to the group. */
const SAME_MS = 500;
const WATCH_MS = 500;

/** Ids of the parent and grandparent: npm starts scripts through a shell, which may outlive npm. */
function parents(): string {
  const shell = process.ppid;
  try {
    return `${shell} ${/.*\) \S (\d+)/s.exec(readFileSync(`/proc/${shell}/stat`, 'latin1'))?.[1]}`;
  } catch {
    // Not Linux, or the parent is gone.
    return String(shell);
  }
}

/**
 * Exits on the first stop signal, or when the npm that started this process is gone, after cleaning up; on a second
 * signal, immediately. Uses the signal's exit code unless one is set.
 * @param stop cleanup
 */
export function stopOnSignal(stop: () => Promise<void> | void): void {
  let since = 0;
  const exit = (signal: NodeJS.Signals): void =>
    process.exit(process.exitCode ?? 128 + constants.signals[signal]);
  const begin = async (signal: NodeJS.Signals): Promise<void> => {
    if (since > 0) return;
    since = Date.now();
    try {
      await stop();
    } catch (error) {
      process.exitCode = 1;
      console.error(error instanceof Error ? error.message : error);
    }
    exit(signal);
  };
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (since > 0 && Date.now() - since > SAME_MS) exit(signal);
      void begin(signal);
    });
  if (process.env.npm_lifecycle_event === undefined) return;
  const before = parents();
  setInterval(() => {
    if (parents() !== before) void begin('SIGHUP');
  }, WATCH_MS).unref();
}
