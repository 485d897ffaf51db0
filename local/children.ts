/** Child processes that end with this one. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

const ends = new Set<() => void>();
process.once('exit', () => {
  for (const end of ends) end();
});

/**
 * Sends a signal to a process group, even if its leader has exited. Windows has no process groups, so only the leader
 * gets it.
 */
export function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? leader : -leader, signal);
  } catch {
    // The group is gone.
  }
}

/**
 * Starts a program in its own process group, which ends with the program and with this process.
 * @param end how to end it when this process exits
 */
export function spawnGroup(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
  end: (child: ChildProcess) => void = ({ pid }) => signalGroup(pid, 'SIGTERM'),
): ChildProcess {
  // On Windows, detached would open a console window.
  const child = spawn(command, args, { ...options, detached: process.platform !== 'win32' });
  const endChild = (): void => end(child);
  ends.add(endChild);
  child.once('exit', () => {
    ends.delete(endChild);
    signalGroup(child.pid, 'SIGKILL');
  });
  return child;
}

/** Runs a program, and buffers its output. Never rejects. */
export const capture = (
  [program, ...args]: readonly [program: string, ...args: string[]],
  options: SpawnOptions = {},
  end?: (child: ChildProcess) => void,
): Promise<{ readonly succeeded: boolean; readonly output: Buffer }> =>
  new Promise((resolve) => {
    const output: Buffer[] = [];
    const finish = (succeeded: boolean): void => resolve({ succeeded, output: Buffer.concat(output) });
    const child = spawnGroup(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }, end);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => output.push(piece));
    child.once('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
