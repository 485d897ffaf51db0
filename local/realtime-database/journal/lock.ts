/**
 * One server per data folder: a file that names its process. A file left behind by a process that has died, as after
 * kill -9, is taken over.
 */
import fs from 'node:fs';
import path from 'node:path';
import { JournalError } from './files.ts';

const NAME = 'lock';

/** Folders that this very process holds: its own process id in a file would prove nothing. */
const held = new Set<string>();

/** When a process started, in the system's own count; '' where the system does not tell. Tells two users of one id apart. */
function startOf(pid: number): string {
  try {
    // The name of the program, in parentheses, may hold spaces; behind it field 22 is the start time (proc(5)).
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return fields?.[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: alive, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function read(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** True when the process that a lock names has died. */
function isStale(content: string): boolean {
  const [pid, start] = content.split(' ');
  const owner = Number(pid);
  if (!Number.isInteger(owner) || owner <= 0 || owner === process.pid) return true;
  return !isAlive(owner) || (start !== '' && start !== startOf(owner));
}

/** Links `mine` as the lock; false when there is one already. */
function link(mine: string, file: string): boolean {
  try {
    fs.linkSync(mine, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a stale lock out of the way. Whoever moved a fresh one instead, of a server that was quicker, puts it back. */
function removeStale(file: string, content: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    fs.renameSync(file, aside);
  } catch {
    // Somebody else has moved it already.
    return;
  }
  if (read(aside) !== content) link(aside, file);
  fs.rmSync(aside);
}

/**
 * Takes a folder; returns what gives it back.
 * @throws JournalError when a living process holds it
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(fs.realpathSync(folder), NAME);
  const refuse = (owner: string | number): never => {
    throw new JournalError(
      `the data folder ${folder} is in use by another server, process ${owner} (see ${file})`,
    );
  };
  if (held.has(file)) refuse(process.pid);
  const mine = `${file}.${process.pid}`;
  fs.writeFileSync(mine, `${process.pid} ${startOf(process.pid)}`);
  try {
    if (!link(mine, file)) {
      const content = read(file);
      if (content !== null) {
        if (!isStale(content)) refuse(content.split(' ')[0] ?? '');
        removeStale(file, content);
      }
      if (!link(mine, file)) refuse(read(file)?.split(' ')[0] ?? '');
    }
  } finally {
    fs.rmSync(mine, { force: true });
  }
  held.add(file);
  return () => {
    held.delete(file);
    fs.rmSync(file, { force: true });
  };
}
