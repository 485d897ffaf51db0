/** The journal of a data folder: see the README, "How data is stored". */
import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Write } from '../database.ts';
import type { Value } from '../tree/value.ts';
import {
  createFile,
  JournalError,
  journalFile,
  markFile,
  messageOf,
  syncFolder,
  unfinishedFile,
  writeFully,
} from './files.ts';
import { encodeLine } from './line.ts';
import { lockFolder } from './lock.ts';
import { FIRST_LINE, markLine, recover, throughRecord } from './recovery.ts';
import { recordsOf, type State, writesRecord } from './snapshot.ts';

/** Minimum size of the records that a snapshot replaces. */
const COMPACT_AFTER_BYTES = 8 * 1024 * 1024;
/** Maximum delay before the sync that covers a write starts, ms. */
const SYNC_INTERVAL = 25;
/** UTF-16 units per write to the file: strings have a limit. */
const PART_LENGTH = 1024 * 1024;

export interface JournalOptions {
  readonly folder: string;
  readonly log: (line: string) => void;
  /** Size of the records in bytes that triggers a snapshot; at least the size of the last one. */
  readonly compactAfterBytes?: number;
}

export class Journal {
  readonly #folder: string;
  readonly #file: string;
  readonly #log: (line: string) => void;
  readonly #compactAfter: number;
  readonly #unlock: () => void;
  readonly #mark: number;
  #handle: number;
  /** End of the last acknowledged record, in bytes. */
  #size: number;
  /** Of the last acknowledged record. */
  #number: number;
  /** A failed write may have left bytes behind `#size`. */
  #isTorn = false;
  #compactAt: number;
  readonly #acknowledged: State;
  #pending: string[] = [];
  #after: State = new Map();
  #failure: JournalError | null = null;
  /** A sync failed, so only a rewritten journal is known to reach the disk. */
  #mustRewrite = false;
  #syncing: Promise<void> | null = null;
  #isSyncDue = false;
  #rewriting: Promise<void> | null = null;

  /**
   * Opens a folder, created if missing, and reads its state.
   * @throws JournalError if it is unreadable, damaged, or in use by another server
   */
  static open(options: JournalOptions): Journal {
    let unlock: (() => void) | null = null;
    try {
      fs.mkdirSync(options.folder, { recursive: true });
      // Symbolic links could change later.
      const folder = fs.realpathSync(options.folder);
      unlock = lockFolder(folder);
      return new Journal({ ...options, folder }, unlock);
    } catch (error) {
      unlock?.();
      if (error instanceof JournalError) throw error;
      throw new JournalError(`cannot use the data folder ${options.folder}: ${messageOf(error)}`);
    }
  }

  private constructor({ folder, log, compactAfterBytes }: JournalOptions, unlock: () => void) {
    const { state, number, end, snapshotSize, torn, isMarked } = recover(folder);
    const file = journalFile(folder);
    for (const whole of [file, markFile(folder)]) fs.rmSync(unfinishedFile(whole), { force: true });
    const start = FIRST_LINE + encodeLine(1, throughRecord(0));
    if (end === 0) createFile(file, start);
    if (!isMarked) createFile(markFile(folder), markLine(number));
    this.#folder = folder;
    this.#file = file;
    this.#log = log;
    this.#unlock = unlock;
    this.#compactAfter = compactAfterBytes ?? COMPACT_AFTER_BYTES;
    this.#acknowledged = state;
    this.#number = number;
    this.#size = end || start.length;
    this.#compactAt = snapshotSize + Math.max(this.#compactAfter, snapshotSize);
    this.#mark = fs.openSync(markFile(folder), 'r+');
    this.#handle = fs.openSync(file, 'r+');
    // From now on, clients see all of it.
    writeFully(this.#mark, markLine(number), 0);
    if (torn === 0) return;
    fs.ftruncateSync(this.#handle, end);
    fs.fsyncSync(this.#handle);
    log(`repaired ${file}: cut ${torn} bytes of a write that was interrupted before it was acknowledged`);
  }

  /** The durable state of all namespaces: as read on opening, plus every flush since. */
  get acknowledged(): ReadonlyMap<string, Value | null> {
    return this.#acknowledged;
  }

  /**
   * Adds writes, to recover atomically, to the next `flush`.
   * @param after the namespace including these writes
   * @throws JournalError after a failure, like `flush`
   */
  append(namespace: string, writes: readonly Write[], after: Value | null): void {
    const isAlone = this.#pending.length === 0;
    if (writes.length > 0) this.#pending.push(writesRecord(namespace, writes));
    this.#after.set(namespace, after);
    // After a failure, a client learns at once if it fails again.
    if (this.#failure && isAlone) this.flush();
  }

  /** Writes everything appended. @throws JournalError and drops what was appended */
  flush(): void {
    const [records, after] = [this.#pending, this.#after];
    if (records.length === 0) return;
    this.#pending = [];
    this.#after = new Map();
    try {
      this.#write(records);
    } catch (error) {
      throw this.#recordFailure(error);
    }
    for (const [namespace, root] of after) this.#acknowledged.set(namespace, root);
    this.#clearFailure();
    this.#syncSoon();
    if (this.#size >= this.#compactAt) this.#startRewrite();
  }

  #write(records: readonly string[]): void {
    if (this.#mustRewrite && this.#failure) {
      this.#startRewrite();
      throw this.#failure;
    }
    this.#assertInPlace();
    if (this.#isTorn) fs.ftruncateSync(this.#handle, this.#size);
    this.#isTorn = true;
    let [number, size, part] = [this.#number, this.#size, ''];
    for (const record of records) {
      number += 1;
      part += encodeLine(number, record);
      if (part.length < PART_LENGTH) continue;
      size += writeFully(this.#handle, part, size);
      part = '';
    }
    size += writeFully(this.#handle, part, size);
    writeFully(this.#mark, markLine(number), 0);
    [this.#number, this.#size, this.#isTorn] = [number, size, false];
  }

  /** The next start would not find what is written to a removed file. @throws JournalError */
  #assertInPlace(): void {
    const found = fs.statSync(this.#file, { throwIfNoEntry: false });
    const isSame = found?.ino === fs.fstatSync(this.#handle).ino;
    if (!isSame || found.size < this.#size || (found.size > this.#size && !this.#isTorn))
      throw new JournalError(`${this.#file} was removed or changed by somebody else`);
  }

  #recordFailure(error: unknown): JournalError {
    const failure =
      error instanceof JournalError
        ? error
        : new JournalError(`cannot write the journal in ${this.#folder}: ${messageOf(error)}`);
    if (!this.#failure) this.#log(`${failure.message}; rejecting writes until it recovers`);
    this.#failure = failure;
    return failure;
  }

  #clearFailure(): void {
    if (this.#failure) this.#log(`${this.#file} is writable again`);
    this.#failure = null;
  }

  /** Syncs in the background: a sync costs more than many writes, and survives only a power cut. */
  #syncSoon(): void {
    this.#isSyncDue = true;
    this.#syncing ??= this.#sync().finally(() => {
      this.#syncing = null;
      if (this.#isSyncDue) this.#syncSoon();
    });
  }

  async #sync(): Promise<void> {
    await delay(SYNC_INTERVAL);
    this.#isSyncDue = false;
    try {
      await new Promise<void>((resolve, reject) => {
        fs.fdatasync(this.#handle, (error) => (error ? reject(error) : resolve()));
      });
    } catch (error) {
      this.#mustRewrite = true;
      this.#recordFailure(error);
      this.#startRewrite();
    }
  }

  #startRewrite(): void {
    this.#rewriting ??= this.#rewrite().finally(() => {
      this.#rewriting = null;
    });
  }

  /** Replaces the journal by one with a snapshot and the records that are written meanwhile. */
  async #rewrite(): Promise<void> {
    const unfinished = unfinishedFile(this.#file);
    try {
      const [before, through] = [this.#size, this.#number];
      const snapshotSize = await this.#writeSnapshot(unfinished, new Map(this.#acknowledged), through);
      // One step from here on, so that no record is missed.
      this.#assertInPlace();
      const handle = fs.openSync(unfinished, 'r+');
      try {
        const records = Buffer.alloc(this.#size - before);
        fs.readSync(this.#handle, records, 0, records.length, before);
        writeFully(handle, records, snapshotSize);
        fs.fsyncSync(handle);
        fs.renameSync(unfinished, this.#file);
      } catch (error) {
        fs.closeSync(handle);
        throw error;
      }
      syncFolder(this.#folder);
      const old = this.#handle;
      void (this.#syncing ?? Promise.resolve()).finally(() => fs.closeSync(old));
      this.#handle = handle;
      this.#size += snapshotSize - before;
      this.#compactAt = snapshotSize + Math.max(this.#compactAfter, snapshotSize);
      if (this.#mustRewrite) this.#clearFailure();
      [this.#mustRewrite, this.#isTorn] = [false, false];
    } catch (error) {
      fs.rmSync(unfinished, { force: true });
      this.#log(`cannot compact the journal in ${this.#folder}: ${messageOf(error)}`);
      this.#compactAt = this.#size + this.#compactAfter;
    }
  }

  /** Returns its size in bytes. */
  async #writeSnapshot(file: string, state: State, through: number): Promise<number> {
    await using handle = await fs.promises.open(file, 'w');
    let [number, size, part] = [0, 0, FIRST_LINE];
    const writePart = async () => {
      const bytes = Buffer.from(part);
      await handle.appendFile(bytes);
      size += bytes.length;
      part = '';
    };
    for (const record of recordsOf(state)) {
      number += 1;
      part += encodeLine(number, record);
      if (part.length >= PART_LENGTH) await writePart();
    }
    part += encodeLine(number + 1, throughRecord(through));
    await writePart();
    await handle.sync();
    return size;
  }

  /** Syncs and releases the folder. @throws JournalError if acknowledged data could not be stored */
  async close(): Promise<void> {
    while (this.#syncing) await this.#syncing;
    await this.#rewriting;
    try {
      if (this.#mustRewrite) throw this.#failure;
      this.#assertInPlace();
      fs.fsyncSync(this.#handle);
      fs.fsyncSync(this.#mark);
    } catch (error) {
      throw new JournalError(
        `cannot store the data in ${this.#folder}: ${messageOf(error)}; the next start may lack acknowledged writes`,
      );
    } finally {
      fs.closeSync(this.#handle);
      fs.closeSync(this.#mark);
      this.#unlock();
    }
  }
}
