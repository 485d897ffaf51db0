import { spawnGroup } from '../local/children.ts';

/** A command's result and its output. */
export interface Collected {
  readonly isSound: boolean;
  readonly said: Buffer;
}

/**
 * Runs a command and buffers its output, since several run in parallel. Never rejects.
 * @param environment added to this process's environment
 */
export const collected = (
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Collected> =>
  new Promise((resolve) => {
    const said: Buffer[] = [];
    const ended = (isSound: boolean): void => resolve({ isSound, said: Buffer.concat(said) });
    const child = spawnGroup(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => said.push(piece));
    child.once('error', (error) => {
      said.push(Buffer.from(`${error.message}\n`));
      ended(false);
    });
    child.once('close', (code) => ended(code === 0));
  });
