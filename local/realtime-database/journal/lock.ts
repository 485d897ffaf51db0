/**
 * One server per data folder: an exclusive transaction on an empty SQLite file, which is a lock of the system's own. It ends
 * with the process, however that ends, holds between containers that share the folder but not their process ids, and writes
 * nothing, so a full disk cannot leave one behind.
 */
import fs from 'node:fs';
import path from 'node:path';
import { JournalError, lookUp } from './files.ts';

const NAME = 'lock.sqlite';
/** What servers of before left while they ran: a file with the id of their process. */
const FORMER_NAME = 'lock';
const SQLITE_BUSY = 5;

/** A folder that this process holds. */
export interface FolderLock {
  /** True when a server has held this folder before. */
  readonly wasThere: boolean;
  /** False when somebody has removed or replaced the lock, so that another server may hold the folder too. */
  isHeld(): boolean;
  release(): void;
}

/**
 * Takes a folder.
 * @param folder without symbolic links
 * @throws JournalError when another server holds it; the system's error when no lock can be made there
 */
export function lockFolder(folder: string): FolderLock {
  const former = path.join(folder, FORMER_NAME);
  if (fs.existsSync(former)) {
    throw new JournalError(
      `the data folder ${folder} is held by a server of an older version; when none runs any more, delete ${former}`,
    );
  }
  const file = path.join(folder, NAME);
  const wasThere = fs.existsSync(file);
  // Loaded only by who keeps data: Node 22 prints a warning for it.
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
    if (isBusy) throw new JournalError(`the data folder ${folder} is in use by another server (see ${file})`);
    throw error;
  }
  const identity = lookUp(file)?.identity;
  return {
    wasThere,
    isHeld: () => lookUp(file)?.identity === identity,
    // The file stays: whoever removed it could remove the lock of the next server.
    release: () => database.close(),
  };
}
