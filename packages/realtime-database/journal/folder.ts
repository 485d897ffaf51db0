/** Opens a data folder, from its lock to the current journal. */
import fs from 'node:fs';
import { DataFolder, type DataFolderDeps } from './data-folder.ts';
import { cutAside, JournalError, journalFile, obsoleteFiles, syncFolder } from './files.ts';
import { foundationOf } from './foundation.ts';
import { JournalFile } from './journal-file.ts';
import { type FolderLock, lockFolder } from './lock.ts';
import { type Recovered, recover, type State } from './recovery.ts';

export interface OpenFolder {
  readonly folder: DataFolder;
  readonly state: State;
  /** In bytes. */
  readonly snapshotSize: number;
  /** Some of it is in legacy files. */
  readonly hasOlderFiles: boolean;
}

/**
 * Locks a folder, created if missing, and reads its state.
 * @throws JournalError if it is unreadable, damaged, or in use by another server
 */
export function openFolder(folder: string, log: (line: string) => void): OpenFolder {
  let lock: FolderLock | null = null;
  try {
    fs.mkdirSync(folder, { recursive: true });
    const real = fs.realpathSync(folder);
    lock = lockFolder(real);
    const recovered = recover(real, lock.wasThere);
    const parts = openFile(real, recovered, log);
    const { state, snapshotSize, hasOlderFiles, isNoted } = recovered;
    const opened = new DataFolder(real, { lock, ...parts });
    if (!isNoted) opened.noteExtent(log);
    return { folder: opened, state, snapshotSize, hasOlderFiles };
  } catch (error) {
    lock?.release();
    if (error instanceof JournalError) throw error;
    const reason = error instanceof Error ? error.message : error;
    throw new JournalError(`cannot use the data folder ${folder}: ${reason}`);
  }
}

/** Opens the current journal. Truncates an interrupted write and sets it aside. */
function openFile(
  folder: string,
  { generation, end, cut, journal, files }: Recovered,
  log: (line: string) => void,
): Omit<DataFolderDeps, 'lock'> {
  if (cut) {
    const aside = cutAside(cut.file, cut.from);
    log(`repaired ${cut.file}: its last write was interrupted; moved its ${cut.bytes} bytes to ${aside}`);
  }
  // Never mix two formats in a file.
  const next = journal === 'older' ? generation + 1 : generation;
  const path = journalFile(folder, next);
  if (journal === 'empty') fs.rmSync(path);
  const file = journal === 'current' ? JournalFile.open(path, end) : JournalFile.create(path);
  syncFolder(folder);
  for (const needless of obsoleteFiles(folder)) fs.rmSync(needless);
  return { file, generation: next, foundation: foundationOf(files.filter((name) => name !== path)) };
}
