/** Programs that this process starts and that end with it. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

const ends = new Set<() => void>();
process.once('exit', () => {
  for (const end of ends) end();
});

/** Ends a program when this process exits. @param end how */
export function endWithUs(child: ChildProcess, end: () => void = () => child.kill()): void {
  ends.add(end);
  child.once('exit', () => ends.delete(end));
}

/**
 * Sends a signal to every process of a group, whether its leader still runs or not. Windows has no groups: there it goes to the
 * leader alone.
 */
export function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? leader : -leader, signal);
  } catch {
    // None of them is left.
  }
}

/**
 * Starts a program in a process group of its own, which ends with it and with this process.
 * @param end how it ends with this process
 */
export function spawnGroup(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
  end: (child: ChildProcess) => void = ({ pid }) => signalGroup(pid, 'SIGTERM'),
): ChildProcess {
  // On Windows it would be a window of its own.
  const child = spawn(command, args, { ...options, detached: process.platform !== 'win32' });
  endWithUs(child, () => end(child));
  child.once('exit', () => signalGroup(child.pid, 'SIGKILL'));
  return child;
}
