/**
 * The append-only journal and its compaction. A write is acknowledged once the system has its line, which survives
 * the end of this process; background syncs limit the loss in a power cut to the last moments. Compaction starts a
 * new journal, writes a snapshot next to it, and only then deletes the previous files, so that every acknowledged
 * write is recoverable at any time. The same happens immediately if the files can no longer be trusted.
 */
import type { Write } from '../database.ts';
import type { Value } from '../tree/value.ts';
import { BackgroundSync } from './background-sync.ts';
import { Batch } from './batch.ts';
import type { DataFolder } from './data-folder.ts';
import { JournalError } from './files.ts';
import { type OpenFolder, openFolder } from './folder.ts';
import { UntrustworthyFileError } from './journal-file.ts';
import type { State } from './recovery.ts';

/** Minimum size of a journal to compact. */
const COMPACT_AFTER_BYTES = 8 * 1024 * 1024;
/** Minimum delay between attempts to start over, ms: each one writes the whole state. */
const RENEWAL_PAUSE = 1000;

export interface JournalOptions {
  readonly folder: string;
  readonly log: (line: string) => void;
  /** Journal size in bytes that triggers a compaction; at least the size of the last snapshot. */
  readonly compactAfterBytes?: number;
}

/** See the top of this file. */
export class Journal {
  readonly #folder: DataFolder;
  readonly #log: (line: string) => void;
  readonly #compactAfter: number;
  readonly #acknowledged: State;
  readonly #pending = new Batch();
  readonly #sync = new BackgroundSync(
    () => this.#folder.file.handle,
    (error) => void this.#recordFailure(new UntrustworthyFileError(messageOf(error))),
  );
  /** Journal size that triggers the next compaction. */
  #compactAt: number;
  /** A running compaction or renewal. */
  #work: Promise<void> | null = null;
  #failure: JournalError | null = null;
  /** Only a new journal and snapshot can recover. */
  #isUntrustworthy = false;
  #lastRenewal = Number.NEGATIVE_INFINITY;

  /**
   * Opens a folder, created if missing, and reads its state.
   * @throws JournalError if it is unreadable, damaged, or in use by another server
   */
  static open(options: JournalOptions): Journal {
    return new Journal(options, openFolder(options.folder, options.log));
  }

  private constructor(options: JournalOptions, opened: OpenFolder) {
    this.#folder = opened.folder;
    this.#log = options.log;
    this.#compactAfter = options.compactAfterBytes ?? COMPACT_AFTER_BYTES;
    this.#compactAt = Math.max(this.#compactAfter, opened.snapshotSize);
    this.#acknowledged = opened.state;
    if (opened.hasOlderFiles) this.#begin(() => this.#compact());
  }

  /** Why the last write failed; null if it succeeded. */
  get failure(): Error | null {
    return this.#failure;
  }

  /** The durable state of all namespaces: as read on opening, plus every flush since. */
  get acknowledged(): ReadonlyMap<string, Value | null> {
    return this.#acknowledged;
  }

  /** Adds writes to the next `flush`. */
  append(namespace: string, writes: readonly Write[]): void {
    this.#pending.add(namespace, writes);
  }

  /**
   * Writes and syncs immediately, as a precaution after a failure.
   * @param after the namespace including these writes
   * @throws JournalError and drops these writes
   */
  appendNow(namespace: string, writes: readonly Write[], after: Value | null): void {
    try {
      this.#pending.add(namespace, writes);
      this.#write();
      try {
        this.#folder.file.sync();
      } catch (error) {
        this.#folder.file.undoAppend();
        throw error;
      }
    } catch (error) {
      throw this.#recordFailure(error);
    }
    this.#acknowledged.set(namespace, after);
    this.#clearFailure();
  }

  /**
   * Writes everything appended to the system.
   * @param roots the namespaces including it
   * @throws JournalError and drops what was appended
   */
  flush(roots: Iterable<readonly [namespace: string, root: Value | null]>): void {
    if (this.#pending.isEmpty) return;
    try {
      this.#write();
    } catch (error) {
      throw this.#recordFailure(error);
    }
    for (const [namespace, root] of roots) this.#acknowledged.set(namespace, root);
    this.#sync.soon();
    if (this.#folder.file.size >= this.#compactAt && !this.#failure) this.#begin(() => this.#compact());
  }

  #write(): void {
    const { bytes, last } = this.#pending.drain(this.#folder.file.last);
    if (this.#isUntrustworthy) throw this.#failure;
    const tampering = this.#folder.tampering();
    if (tampering !== null) throw new UntrustworthyFileError(tampering);
    this.#folder.file.append(bytes, last);
  }

  #recordFailure(error: unknown): JournalError {
    const failure =
      error instanceof JournalError
        ? error
        : new JournalError(`cannot write the journal in ${this.#folder.path}: ${messageOf(error)}`);
    if (!this.#failure) this.#log(`${failure.message}; rejecting writes until it recovers`);
    this.#failure = failure;
    this.#isUntrustworthy ||= error instanceof UntrustworthyFileError;
    this.#cutTornTail();
    if (this.#isUntrustworthy) this.#begin(() => this.#renew());
    return failure;
  }

  #clearFailure(): void {
    this.#log('the journal is writable again');
    this.#failure = null;
    this.#isUntrustworthy = false;
  }

  #cutTornTail(): void {
    try {
      this.#folder.file.cutTornTail();
    } catch (error) {
      // The next write retries first.
      this.#isUntrustworthy ||= error instanceof UntrustworthyFileError;
    }
  }

  /** Runs one task at a time; a task still needed then is requested again. */
  #begin(work: () => Promise<void>): void {
    this.#work ??= work().finally(() => {
      this.#work = null;
    });
  }

  async #compact(): Promise<void> {
    try {
      this.#folder.file.sync();
      this.#compactAfterSnapshot(
        await this.#folder.startOver([...this.#acknowledged], () => this.#sync.pause()),
      );
    } catch (error) {
      this.#log(`cannot compact the journal in ${this.#folder.path}: ${messageOf(error)}`);
      this.#compactAt = this.#folder.file.size + this.#compactAfter;
      if (!(error instanceof UntrustworthyFileError)) return;
      this.#recordFailure(error);
      await this.#renew();
    }
  }

  /** Starts over from memory, which has all acknowledged data. */
  async #renew(): Promise<void> {
    if (performance.now() - this.#lastRenewal < RENEWAL_PAUSE) return;
    this.#lastRenewal = performance.now();
    try {
      await this.#renewNow();
    } catch (error) {
      this.#log(`cannot start a new journal in ${this.#folder.path}: ${messageOf(error)}`);
    }
  }

  async #renewNow(): Promise<void> {
    const state = [...this.#acknowledged];
    this.#compactAfterSnapshot(await this.#folder.renew(state, () => this.#sync.pause(), this.#log));
    this.#clearFailure();
  }

  #compactAfterSnapshot(size: number): void {
    this.#compactAt = Math.max(this.#compactAfter, size);
  }

  /** Syncs and releases the folder. @throws JournalError if acknowledged data could not be stored */
  async close(): Promise<void> {
    await this.#work;
    await this.#sync.settled();
    await this.#work;
    try {
      if (this.#isUntrustworthy || this.#folder.tampering() !== null) await this.#renewNow();
      this.#folder.noteExtent(this.#log);
    } catch (error) {
      throw new JournalError(
        `cannot store the data in ${this.#folder.path}: ${messageOf(error)}; the next start may lack acknowledged writes`,
      );
    } finally {
      this.#folder.release();
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
