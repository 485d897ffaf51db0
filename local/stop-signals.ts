import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** A signal so soon after another is the same one: npm passes on the Ctrl-C that the terminal has sent to all. */
const SAME_MS = 500;
/** How often npm is looked for, in milliseconds. */
const WATCH_MS = 500;

/** The two processes above this one: npm starts it through a shell, which may outlive npm. */
function parents(): string {
  const shell = process.ppid;
  try {
    return `${shell} ${/.*\) \S (\d+)/s.exec(readFileSync(`/proc/${shell}/stat`, 'latin1'))?.[1]}`;
  } catch {
    // No Linux, or none of them is left.
    return String(shell);
  }
}

/**
 * Ends this process at the first signal to stop, or when the npm that started it is gone; at the second signal without waiting.
 * The exit code is that of the signal, unless there is one already.
 * @param stop what comes first
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
