/** A data folder from its lock to the journal to go on with. */
import fs from 'node:fs';
import { cutAside, JournalError, journalFile, listFolder, needlessFiles, syncFolder } from './files.ts';
import { JournalFile } from './journal-file.ts';
import { type FolderLock, lockFolder } from './lock.ts';
import { type Recovered, recover, type State } from './recovery.ts';

export interface OpenFolder {
  readonly lock: FolderLock;
  readonly file: JournalFile;
  /** Of the file. */
  readonly generation: number;
  readonly state: State;
  /** In bytes. */
  readonly snapshotSize: number;
}

/**
 * Takes a folder, made when it is missing, and reads its state.
 * @throws JournalError when it cannot be read, is damaged or belongs to another server
 */
export function openFolder(folder: string, log: (line: string) => void): OpenFolder {
  let lock: FolderLock | null = null;
  try {
    fs.mkdirSync(folder, { recursive: true });
    lock = lockFolder(folder);
    const recovered = recover(folder, lock.wasThere);
    const { file, generation } = openFile(folder, recovered, log);
    return { lock, file, generation, state: recovered.state, snapshotSize: recovered.snapshotSize };
  } catch (error) {
    lock?.release();
    if (error instanceof JournalError) throw error;
    const reason = error instanceof Error ? error.message : error;
    throw new JournalError(`cannot use the data folder ${folder}: ${reason}`);
  }
}

/** Opens the journal to go on with. What a stop has left of an unfinished write is cut off, and kept. */
function openFile(
  folder: string,
  { generation, size, cut, journal }: Recovered,
  log: (line: string) => void,
): Pick<OpenFolder, 'file' | 'generation'> {
  if (cut) {
    const aside = cutAside(cut.file, cut.from);
    log(
      `repaired ${cut.file}: a stop had interrupted its last write, whose ${cut.bytes} bytes are in ${aside}`,
    );
  }
  // Lines of two formats never share a file.
  const next = journal === 'older' ? generation + 1 : generation;
  const path = journalFile(folder, next);
  if (journal === 'empty') fs.rmSync(path);
  const file = journal === 'current' ? JournalFile.open(path, size) : JournalFile.create(path);
  syncFolder(folder);
  for (const needless of needlessFiles(folder)) fs.rmSync(needless);
  return { file, generation: next };
}

/**
 * Takes a folder again whose lock was removed while this process wrote to it.
 * @throws JournalError when another server has it, or somebody else's data is in it now
 */
export function lockAgain(folder: string, file: JournalFile, generation: number): FolderLock {
  const lock = lockFolder(folder);
  const { journals, snapshots } = listFolder(folder);
  const found = fs.statSync(journalFile(folder, generation), { throwIfNoEntry: false });
  const isOurs = file.isThere() && found?.size === file.size;
  if (isOurs || journals.length + snapshots.length === 0) return lock;
  lock.release();
  throw new JournalError('other data has taken its place');
}
