/**
 * One server per data folder: a file with the process id of its owner. A file left behind by a process that has died, as
 * after kill -9, is taken over.
 */
import fs from 'node:fs';
import path from 'node:path';

/** Another server has the folder. */
export class LockedError extends Error {
  override name = 'LockedError';
}

const NAME = 'lock';

/** Folders that this very process holds: its own process id in a file would prove nothing. */
const held = new Set<string>();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: alive, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function ownerOf(file: string): number | null {
  try {
    const pid = Number(fs.readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/**
 * Takes the folder; returns what gives it back.
 * @throws LockedError when a living process holds it
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(fs.realpathSync(folder), NAME);
  const owner = ownerOf(file);
  if (held.has(file) || (owner !== null && owner !== process.pid && isAlive(owner))) {
    throw new LockedError(
      `the data folder ${folder} is in use by another server (process ${owner ?? process.pid})`,
    );
  }
  // Written aside and linked into place: of two servers that start at once only one can own the name.
  const mine = `${file}-${process.pid}`;
  fs.writeFileSync(mine, String(process.pid));
  try {
    fs.rmSync(file, { force: true });
    fs.linkSync(mine, file);
  } catch (error) {
    throw new LockedError(`the data folder ${folder} is being taken by another server (${error})`);
  } finally {
    fs.rmSync(mine, { force: true });
  }
  held.add(file);
  return () => {
    held.delete(file);
    fs.rmSync(file, { force: true });
  };
}
