/**
 * The append-only journal and its compaction. A write is acknowledged when the system has its line, which no end of this
 * process can take back; the file is synced all the while, so that a power cut takes the last moments at most. Compaction
 * begins a new journal, writes all state beside it, and only then lets go of what came before, so a stop at any moment leaves
 * a way back to every acknowledged write.
 */
import fs from 'node:fs';
import type { Write } from '../database.ts';
import type { Value } from '../tree/value.ts';
import { BackgroundSync } from './background-sync.ts';
import { Batch } from './batch.ts';
import { JournalError, journalFile, needlessFiles, snapshotFile, syncFolder } from './files.ts';
import { lockFolder } from './lock.ts';
import { recover, type State } from './recovery.ts';
import { writeSnapshot } from './snapshot.ts';

/** Below this a journal is not worth compacting. */
const COMPACT_AFTER_BYTES = 8 * 1024 * 1024;

export interface JournalOptions {
  readonly folder: string;
  readonly log: (line: string) => void;
  /** Bytes of journal after which it is compacted; at least the size of the last snapshot. */
  readonly compactAfterBytes?: number;
}

/** See the head of this file. */
export class Journal {
  readonly #folder: string;
  readonly #log: (line: string) => void;
  readonly #compactAfter: number;
  readonly #unlock: () => void;
  #generation: number;
  #file: number;
  /** Bytes of the file that are good; what lies behind is the rest of a failed write. */
  #size: number;
  #snapshotSize: number;
  #hasTornTail: boolean;
  readonly #pending = new Batch();
  readonly #sync = new BackgroundSync(
    () => this.#file,
    (error) => void this.#failed(error),
  );
  #compaction: Promise<void> | null = null;
  #failure: Error | null = null;

  /**
   * Opens a folder, made when it is missing, and reads its state.
   * @throws JournalError when it cannot be read, is damaged or belongs to another server
   */
  static open(options: JournalOptions): { journal: Journal; state: State } {
    const { folder, log } = options;
    let unlock: (() => void) | null = null;
    try {
      fs.mkdirSync(folder, { recursive: true });
      unlock = lockFolder(folder);
      const recovered = recover(folder, log);
      const file = fs.openSync(
        journalFile(folder, recovered.generation),
        fs.constants.O_RDWR | fs.constants.O_CREAT,
      );
      syncFolder(folder);
      const journal = new Journal(options, unlock, file, recovered);
      for (const file of needlessFiles(folder)) fs.rmSync(file);
      journal.#cutTornTail();
      return { journal, state: recovered.state };
    } catch (error) {
      unlock?.();
      if (error instanceof JournalError) throw error;
      throw new JournalError(`cannot use the data folder ${folder}: ${messageOf(error)}`);
    }
  }

  private constructor(
    options: JournalOptions,
    unlock: () => void,
    file: number,
    recovered: { readonly generation: number; readonly size: number; readonly snapshotSize: number },
  ) {
    this.#folder = options.folder;
    this.#log = options.log;
    this.#compactAfter = options.compactAfterBytes ?? COMPACT_AFTER_BYTES;
    this.#unlock = unlock;
    this.#file = file;
    this.#generation = recovered.generation;
    this.#size = recovered.size;
    this.#snapshotSize = recovered.snapshotSize;
    this.#hasTornTail = true;
  }

  /** Why the last write failed; null while all is well. */
  get failure(): Error | null {
    return this.#failure;
  }

  /** Notes writes for the next `flush`. */
  append(namespace: string, writes: readonly Write[]): void {
    this.#pending.add(namespace, writes);
  }

  /** Writes and syncs at once: the careful way after a failure. @throws JournalError and forgets these writes */
  appendNow(namespace: string, writes: readonly Write[]): void {
    try {
      this.#pending.add(namespace, writes);
      const length = this.#write(this.#pending.take());
      fs.fdatasyncSync(this.#file);
      this.#size += length;
      this.#hasTornTail = false;
    } catch (error) {
      throw this.#failed(error);
    }
    this.#log('the journal can be written again');
    this.#failure = null;
  }

  /** Hands to the system what was appended. @throws JournalError and forgets what was appended */
  flush(): void {
    if (this.#pending.isEmpty) return;
    try {
      this.#size += this.#write(this.#pending.take());
      this.#hasTornTail = false;
    } catch (error) {
      throw this.#failed(error);
    }
    this.#sync.soon();
  }

  #write(bytes: Buffer): number {
    // What is written to a file that somebody has removed is gone with this process.
    if (fs.fstatSync(this.#file).nlink === 0) throw new Error('the file has been removed');
    this.#cutTornTail();
    this.#hasTornTail = true;
    for (let written = 0; written < bytes.length; ) {
      written += fs.writeSync(this.#file, bytes, written, bytes.length - written, this.#size + written);
    }
    return bytes.length;
  }

  #failed(error: unknown): JournalError {
    const failure = new JournalError(`cannot write the journal in ${this.#folder}: ${messageOf(error)}`);
    if (!this.#failure) this.#log(`${failure.message}; writes are refused until it can`);
    this.#failure = failure;
    try {
      this.#cutTornTail();
    } catch {
      // The next write tries again before it writes anything.
    }
    return failure;
  }

  #cutTornTail(): void {
    if (!this.#hasTornTail) return;
    fs.ftruncateSync(this.#file, this.#size);
    fs.fdatasyncSync(this.#file);
    this.#hasTornTail = false;
  }

  /** Begins a compaction when it is due. `state` is asked for once, at once, and holds at least all that was flushed. */
  compactWhenDue(state: () => Iterable<readonly [string, Value | null]>): void {
    if (this.#compaction || this.#failure || this.#size < Math.max(this.#compactAfter, this.#snapshotSize))
      return;
    this.#compaction = this.#compact([...state()])
      .catch((error: unknown) =>
        this.#log(`cannot compact the journal in ${this.#folder}: ${messageOf(error)}`),
      )
      .finally(() => {
        this.#compaction = null;
      });
  }

  async #compact(state: readonly (readonly [string, Value | null])[]): Promise<void> {
    const generation = this.#generation + 1;
    // Everything in the journals so far is in `state`. Lines still to be flushed may be too: to apply them twice is harmless.
    const old = this.#file;
    fs.fdatasyncSync(old);
    this.#file = fs.openSync(journalFile(this.#folder, generation), 'wx+');
    this.#generation = generation;
    this.#size = 0;
    syncFolder(this.#folder);
    await this.#sync.pause();
    fs.closeSync(old);
    this.#snapshotSize = await writeSnapshot(snapshotFile(this.#folder, generation), state, generation);
    syncFolder(this.#folder);
    // To give back the space of a big file takes the system many milliseconds: nobody waits for it.
    for (const file of needlessFiles(this.#folder)) await fs.promises.rm(file);
  }

  /** Syncs and gives the folder back. */
  async close(): Promise<void> {
    await this.#compaction;
    await this.#sync.settled();
    fs.closeSync(this.#file);
    this.#unlock();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
