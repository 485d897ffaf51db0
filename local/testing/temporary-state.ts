import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../backend.ts';

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/**
 * Creates a state folder in `.local/` that is deleted on exit. Also deletes those of killed processes.
 * @param name of its purpose
 */
export function temporaryState(name: string): string {
  const parent = join(ROOT, '.local');
  const folder = join(parent, `${name}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  for (const found of readdirSync(parent)) {
    const [label, pid] = found.split('-');
    if (label === name && !isRunning(Number(pid))) remove(join(parent, found));
  }
  process.once('exit', () => remove(folder));
  return folder;
}
