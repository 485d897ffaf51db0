/**
 * At most one server per data folder, through an exclusive transaction on an empty SQLite file, which uses a lock of
 * the operating system. It ends with the process in any case, works across containers that share the folder but not
 * their process ids, and writes nothing, so a full disk cannot leave a stale lock.
 */
import fs from 'node:fs';
import path from 'node:path';
import { JournalError, lookUp } from './files.ts';

const NAME = 'lock.sqlite';
/** The lock of legacy servers: a file with their process id. */
const FORMER_NAME = 'lock';
const SQLITE_BUSY = 5;

/** A folder locked by this process. */
export interface FolderLock {
  /** True if a server has locked this folder before. */
  readonly wasThere: boolean;
  /** False if the lock was deleted or replaced, so that another server may have the folder, too. */
  isHeld(): boolean;
  release(): void;
}

/**
 * Locks a folder.
 * @param folder without symbolic links
 * @throws JournalError if another server has locked it; the system's error if no lock can be created
 */
export function lockFolder(folder: string): FolderLock {
  const former = path.join(folder, FORMER_NAME);
  if (fs.existsSync(former)) {
    throw new JournalError(
      `the data folder ${folder} is locked by a server of an older version; if none is running, delete ${former}`,
    );
  }
  const file = path.join(folder, NAME);
  const wasThere = fs.existsSync(file);
  // Imported only if data is stored, since Node 22 prints a warning for it.
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
    // Keep the file: deleting it could delete the next server's lock.
    release: () => database.close(),
  };
}
