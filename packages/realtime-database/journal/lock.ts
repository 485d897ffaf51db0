/**
 * At most one server per data folder, through an exclusive transaction on an empty SQLite file, which uses a lock of
 * the operating system. It ends with the process in any case, works across containers that share the folder but not
 * their process ids, and writes nothing, so a full disk cannot leave a stale lock.
 */
import path from 'node:path';
import { JournalError } from './files.ts';

const SQLITE_BUSY = 5;

/**
 * Locks a folder; returns a function that unlocks it.
 * @param folder without symbolic links
 * @throws JournalError if another server has locked it; the system's error if no lock can be created
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'lock.sqlite');
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
  // Keep the file: deleting it could delete the next server's lock.
  return () => database.close();
}
