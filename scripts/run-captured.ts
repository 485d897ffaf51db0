import { spawnGroup } from '../local/children.ts';

/** A command's result and its output. */
export interface CapturedRun {
  readonly succeeded: boolean;
  readonly output: Buffer;
}

/**
 * Runs a command and buffers its output, since several run in parallel. Never rejects.
 * @param environment added to this process's environment
 */
export const runCaptured = (
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<CapturedRun> =>
  new Promise((resolve) => {
    const output: Buffer[] = [];
    const finish = (succeeded: boolean): void => resolve({ succeeded, output: Buffer.concat(output) });
    const child = spawnGroup(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => output.push(piece));
    child.once('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
