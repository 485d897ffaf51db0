/** A data folder in use: its lock, its journal, the files that the journal depends on, and how to rewrite them. */
import fs from 'node:fs';
import type { Value } from '../tree/value.ts';
import { writeExtent } from './extent.ts';
import {
  JournalError,
  journalFile,
  listFolder,
  obsoleteFiles,
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

/** The dependencies of an opened folder. */
export interface DataFolderDeps {
  readonly lock: FolderLock;
  readonly file: JournalFile;
  /** Identity of the file. */
  readonly generation: number;
  readonly foundation: Foundation;
}

/** See the top of this file. */
export class DataFolder {
  readonly path: string;
  #lock: FolderLock;
  #file: JournalFile;
  #generation: number;
  #foundation: Foundation;

  /** @param path without symbolic links, whose targets could change */
  constructor(path: string, { lock, file, generation, foundation }: DataFolderDeps) {
    this.path = path;
    this.#lock = lock;
    this.#file = file;
    this.#generation = generation;
    this.#foundation = foundation;
  }

  /** The current journal. */
  get file(): JournalFile {
    return this.#file;
  }

  /** How the files were tampered with, so that they can no longer be trusted; null if they were not. */
  tampering(): string | null {
    if (!this.#file.isThere()) return 'the file has been removed or changed';
    if (!isUnchanged(this.#foundation)) return 'a file that it depends on has been removed or changed';
    return this.#lock.isHeld() ? null : 'the lock has been removed';
  }

  /**
   * Starts a new journal, then writes a snapshot of everything in the previous ones; returns its size in bytes.
   * @param settled resolves when the previous journal is no longer in use
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
    // Deleting a big file can block the system for many milliseconds, so do it asynchronously.
    for (const file of obsoleteFiles(this.path)) await fs.promises.rm(file);
    return size;
  }

  /**
   * Starts over when the files cannot be trusted: the new generation is higher than any present.
   * @throws the file system's error, or JournalError if another server owns the folder now
   */
  async renew(state: State, settled: () => Promise<void>, log: (line: string) => void): Promise<number> {
    fs.mkdirSync(this.path, { recursive: true });
    if (!this.#lock.isHeld()) this.#lockAgain();
    if (this.#file.isReplaced())
      log(`moved the file that replaced ${this.#file.path} to ${setAside(this.#file.path)}`);
    const { journals, snapshots } = listFolder(this.path);
    this.#generation = Math.max(this.#generation, ...journals, ...snapshots);
    return this.startOver(state, settled);
  }

  /** @throws JournalError if another server has locked the folder, or it contains other data */
  #lockAgain(): void {
    const lock = lockFolder(this.path);
    const { journals, snapshots } = listFolder(this.path);
    if (!this.#file.isThere() && journals.length + snapshots.length > 0) {
      lock.release();
      throw new JournalError('it was replaced by other data');
    }
    this.#lock.release();
    this.#lock = lock;
  }

  /** Records how far the data reaches. A full disk only causes a log entry. */
  noteExtent(log: (line: string) => void): void {
    try {
      this.#file.sync();
      writeExtent(this.path, { generation: this.#generation, size: this.#file.size });
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      log(`cannot record the extent of the data in ${this.path}: ${reason}`);
    }
  }

  /** Releases the lock. */
  release(): void {
    this.#file.close();
    this.#lock.release();
  }
}
