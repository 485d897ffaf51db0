/** A data folder while a server writes to it: its lock, its journal, what that builds on, and how both are begun anew. */
import fs from 'node:fs';
import type { Value } from '../tree/value.ts';
import { writeExtent } from './extent.ts';
import {
  JournalError,
  journalFile,
  listFolder,
  needlessFiles,
  setAside,
  snapshotFile,
  syncFolder,
} from './files.ts';
import { type Foundation, foundationOf, isUnchanged } from './foundation.ts';
import { JournalFile } from './journal-file.ts';
import { type FolderLock, lockFolder } from './lock.ts';
import { writeSnapshot } from './snapshot.ts';

/** All namespaces. */
type State = readonly (readonly [namespace: string, root: Value | null])[];

/** The parts of a folder that has been opened. */
export interface FolderParts {
  readonly lock: FolderLock;
  readonly file: JournalFile;
  /** Of the file. */
  readonly generation: number;
  readonly foundation: Foundation;
}

/** See the head of this file. */
export class DataFolder {
  readonly path: string;
  #lock: FolderLock;
  #file: JournalFile;
  #generation: number;
  #foundation: Foundation;

  /** @param path without symbolic links, which could come to lead elsewhere */
  constructor(path: string, { lock, file, generation, foundation }: FolderParts) {
    this.path = path;
    this.#lock = lock;
    this.#file = file;
    this.#generation = generation;
    this.#foundation = foundation;
  }

  /** The journal that is being written. */
  get file(): JournalFile {
    return this.#file;
  }

  /** What somebody has done to the files, so that they cannot be believed any more; null for nothing. */
  fault(): string | null {
    if (!this.#file.isThere()) return 'the file has been removed or changed';
    if (!isUnchanged(this.#foundation)) return 'a file that it builds on has been removed or changed';
    return this.#lock.isHeld() ? null : 'the lock has been removed';
  }

  /**
   * Begins a new journal and then writes a snapshot of all that the journals before it have; returns its bytes.
   * @param settled resolves when nobody uses the journal of before any more
   * @throws the file system's error
   */
  async startOver(state: State, settled: () => Promise<void>): Promise<number> {
    const generation = this.#generation + 1;
    const old = this.#file;
    this.#file = JournalFile.create(journalFile(this.path, generation));
    this.#generation = generation;
    this.#foundation = new Map([...this.#foundation, ...foundationOf([old.path])]);
    syncFolder(this.path);
    await settled();
    old.close();
    const snapshot = snapshotFile(this.path, generation);
    const size = await writeSnapshot(snapshot, state, generation);
    this.#foundation = foundationOf([snapshot]);
    syncFolder(this.path);
    // To give back the space of a big file takes the system many milliseconds: nobody waits for it.
    for (const file of needlessFiles(this.path)) await fs.promises.rm(file);
    return size;
  }

  /**
   * The same when the files cannot be believed: whatever is there, the new ones come after it.
   * @throws the file system's error, JournalError when the folder is somebody else's now
   */
  async renew(state: State, settled: () => Promise<void>, log: (line: string) => void): Promise<number> {
    fs.mkdirSync(this.path, { recursive: true });
    if (!this.#lock.isHeld()) this.#lockAgain();
    if (this.#file.isReplaced())
      log(`what somebody has put in the place of ${this.#file.path} is now ${setAside(this.#file.path)}`);
    const { journals, snapshots } = listFolder(this.path);
    this.#generation = Math.max(this.#generation, ...journals, ...snapshots);
    return this.startOver(state, settled);
  }

  /** @throws JournalError when another server has the folder, or somebody else's data is in it now */
  #lockAgain(): void {
    const lock = lockFolder(this.path);
    const { journals, snapshots } = listFolder(this.path);
    if (!this.#file.isThere() && journals.length + snapshots.length > 0) {
      lock.release();
      throw new JournalError('other data has taken its place');
    }
    this.#lock.release();
    this.#lock = lock;
  }

  /** Notes how far the data reaches. A full disk keeps nobody from going on. */
  noteExtent(log: (line: string) => void): void {
    try {
      this.#file.sync();
      writeExtent(this.path, { generation: this.#generation, size: this.#file.size });
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      log(`cannot note how far the data in ${this.path} reaches: ${reason}`);
    }
  }

  /** Gives it back. */
  release(): void {
    this.#file.close();
    this.#lock.release();
  }
}
