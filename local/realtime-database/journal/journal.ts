/**
 * The append-only journal and its compaction. A write is acknowledged when the system has its line, which no end of this
 * process can take back; the file is synced all the while, so that a power cut takes the last moments at most. Compaction
 * begins a new journal, writes all state beside it, and only then lets go of what came before, so a stop at any moment leaves
 * a way back to every acknowledged write. Where the files themselves can no longer be trusted, the same is done at once.
 */
import fs from 'node:fs';
import type { Write } from '../database.ts';
import type { Value } from '../tree/value.ts';
import { BackgroundSync } from './background-sync.ts';
import { Batch } from './batch.ts';
import { JournalError, journalFile, listFolder, needlessFiles, snapshotFile, syncFolder } from './files.ts';
import { lockAgain, type OpenFolder, openFolder } from './folder.ts';
import { JournalFile, UntrustworthyFileError } from './journal-file.ts';
import type { FolderLock } from './lock.ts';
import type { State } from './recovery.ts';
import { writeSnapshot } from './snapshot.ts';

/** Below this a journal is not worth compacting. */
const COMPACT_AFTER_BYTES = 8 * 1024 * 1024;
/** Between two tries to begin anew, ms: each of them writes all state. */
const RENEWAL_PAUSE = 1000;

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
  readonly #acknowledged: State;
  readonly #pending = new Batch();
  readonly #sync = new BackgroundSync(
    () => this.#file.handle,
    (error) => void this.#failed(new UntrustworthyFileError(messageOf(error))),
  );
  #lock: FolderLock;
  #file: JournalFile;
  #generation: number;
  /** The size of journal at which it is compacted next. */
  #compactAt: number;
  /** A compaction or renewal under way. */
  #work: Promise<void> | null = null;
  #failure: JournalError | null = null;
  /** Only a new journal and snapshot help. */
  #isUntrustworthy = false;
  #lastRenewal = Number.NEGATIVE_INFINITY;

  /**
   * Opens a folder, made when it is missing, and reads its state.
   * @throws JournalError when it cannot be read, is damaged or belongs to another server
   */
  static open(options: JournalOptions): Journal {
    return new Journal(options, openFolder(options.folder, options.log));
  }

  private constructor(options: JournalOptions, opened: OpenFolder) {
    this.#folder = options.folder;
    this.#log = options.log;
    this.#compactAfter = options.compactAfterBytes ?? COMPACT_AFTER_BYTES;
    this.#compactAt = Math.max(this.#compactAfter, opened.snapshotSize);
    this.#lock = opened.lock;
    this.#file = opened.file;
    this.#generation = opened.generation;
    this.#acknowledged = opened.state;
  }

  /** Why the last write failed; null while all is well. */
  get failure(): Error | null {
    return this.#failure;
  }

  /** What it has of all namespaces: what was read when it was opened, and every flush since. */
  get acknowledged(): ReadonlyMap<string, Value | null> {
    return this.#acknowledged;
  }

  /** Notes writes for the next `flush`. */
  append(namespace: string, writes: readonly Write[]): void {
    this.#pending.add(namespace, writes);
  }

  /**
   * Writes and syncs at once: the careful way after a failure.
   * @param after the namespace with these writes
   * @throws JournalError and forgets these writes
   */
  appendNow(namespace: string, writes: readonly Write[], after: Value | null): void {
    try {
      this.#pending.add(namespace, writes);
      const bytes = this.#write();
      try {
        this.#file.sync();
      } catch (error) {
        this.#file.takeBack(bytes);
        throw error;
      }
    } catch (error) {
      throw this.#failed(error);
    }
    this.#acknowledged.set(namespace, after);
    this.#recovered();
  }

  /**
   * Hands to the system what was appended.
   * @param roots the namespaces with all of it
   * @throws JournalError and forgets what was appended
   */
  flush(roots: Iterable<readonly [namespace: string, root: Value | null]>): void {
    if (this.#pending.isEmpty) return;
    try {
      this.#write();
    } catch (error) {
      throw this.#failed(error);
    }
    for (const [namespace, root] of roots) this.#acknowledged.set(namespace, root);
    this.#sync.soon();
    if (this.#file.size >= this.#compactAt && !this.#failure) this.#begin(() => this.#compact());
  }

  /** Returns the number of bytes. */
  #write(): number {
    const bytes = this.#pending.take();
    if (this.#isUntrustworthy) throw this.#failure;
    this.#assertOwn();
    this.#file.append(bytes);
    return bytes.length;
  }

  #assertOwn(): void {
    if (!this.#file.isThere()) throw new UntrustworthyFileError('the file has been removed');
    if (!this.#lock.isHeld()) throw new UntrustworthyFileError('the lock has been removed');
  }

  #failed(error: unknown): JournalError {
    const failure =
      error instanceof JournalError
        ? error
        : new JournalError(`cannot write the journal in ${this.#folder}: ${messageOf(error)}`);
    if (!this.#failure) this.#log(`${failure.message}; writes are refused until it can`);
    this.#failure = failure;
    this.#isUntrustworthy ||= error instanceof UntrustworthyFileError;
    this.#cutTornTail();
    if (this.#isUntrustworthy) this.#begin(() => this.#renew());
    return failure;
  }

  #recovered(): void {
    this.#log('the journal can be written again');
    this.#failure = null;
    this.#isUntrustworthy = false;
  }

  #cutTornTail(): void {
    try {
      this.#file.cutTornTail();
    } catch (error) {
      // The next write tries again before it writes anything.
      this.#isUntrustworthy ||= error instanceof UntrustworthyFileError;
    }
  }

  /** Does one such work at a time; what is still needed then is asked for again. */
  #begin(work: () => Promise<void>): void {
    this.#work ??= work().finally(() => {
      this.#work = null;
    });
  }

  async #compact(): Promise<void> {
    try {
      this.#file.sync();
      await this.#startOver(this.#generation + 1);
    } catch (error) {
      this.#log(`cannot compact the journal in ${this.#folder}: ${messageOf(error)}`);
      this.#compactAt = this.#file.size + this.#compactAfter;
      if (!(error instanceof UntrustworthyFileError)) return;
      this.#failed(error);
      await this.#renew();
    }
  }

  /** Begins anew from memory, which has all that was acknowledged. */
  async #renew(): Promise<void> {
    if (performance.now() - this.#lastRenewal < RENEWAL_PAUSE) return;
    this.#lastRenewal = performance.now();
    try {
      await this.#renewNow();
    } catch (error) {
      this.#log(`cannot begin a new journal in ${this.#folder}: ${messageOf(error)}`);
    }
  }

  async #renewNow(): Promise<void> {
    fs.mkdirSync(this.#folder, { recursive: true });
    if (!this.#lock.isHeld()) {
      const lock = lockAgain(this.#folder, this.#file, this.#generation);
      this.#lock.release();
      this.#lock = lock;
    }
    const { journals, snapshots } = listFolder(this.#folder);
    await this.#startOver(Math.max(this.#generation, ...journals, ...snapshots) + 1);
    this.#recovered();
  }

  /** A new journal, and a snapshot of all that the journals before it have. */
  async #startOver(generation: number): Promise<void> {
    const state = [...this.#acknowledged];
    const old = this.#file;
    this.#file = JournalFile.create(journalFile(this.#folder, generation));
    this.#generation = generation;
    syncFolder(this.#folder);
    await this.#sync.pause();
    old.close();
    const size = await writeSnapshot(snapshotFile(this.#folder, generation), state, generation);
    this.#compactAt = Math.max(this.#compactAfter, size);
    syncFolder(this.#folder);
    // To give back the space of a big file takes the system many milliseconds: nobody waits for it.
    for (const file of needlessFiles(this.#folder)) await fs.promises.rm(file);
  }

  /** Syncs and gives the folder back. @throws JournalError when what was acknowledged cannot be left there */
  async close(): Promise<void> {
    await this.#work;
    await this.#sync.settled();
    await this.#work;
    try {
      const isWell = !this.#isUntrustworthy && this.#file.isThere() && this.#lock.isHeld();
      if (!isWell) await this.#renewNow();
    } catch (error) {
      throw new JournalError(`cannot leave the data in ${this.#folder}, it is lost: ${messageOf(error)}`);
    } finally {
      this.#file.close();
      this.#lock.release();
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
