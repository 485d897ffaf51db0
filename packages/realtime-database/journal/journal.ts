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
  unfinishedFile,
  writeFully,
} from './files.ts';
import { encodeLine } from './line.ts';
import { lockFolder } from './lock.ts';
import { HEADER, markLine, recover, throughRecord } from './recovery.ts';
import { recordsOf, type State, writesRecord } from './snapshot.ts';

/** Size of the records that a start replaces by a snapshot, unless the last one is larger. */
const COMPACT_AFTER_BYTES = 8 * 1024 * 1024;
/** Maximum delay before the sync that covers a write starts, ms. */
const SYNC_INTERVAL = 25;
/** UTF-16 units per write to the file: strings have a limit. */
const PART_LENGTH = 1024 * 1024;

export interface JournalOptions {
  readonly folder: string;
  readonly log: (line: string) => void;
  readonly compactAfterBytes?: number;
}

function* snapshotRecords(state: State, through: number): Generator<string> {
  yield HEADER;
  yield* recordsOf(state);
  yield throughRecord(through);
}

/** Numbered lines, joined to parts that fit into a string. */
function* partsOf(records: Iterable<string>, first: number): Generator<string> {
  let [number, part] = [first, ''];
  for (const record of records) {
    part += encodeLine(number, record);
    number += 1;
    if (part.length < PART_LENGTH) continue;
    yield part;
    part = '';
  }
  yield part;
}

export class Journal {
  readonly #folder: string;
  readonly #file: string;
  readonly #log: (line: string) => void;
  readonly #unlock: () => void;
  readonly #mark: number;
  readonly #handle: number;
  /** End of the last acknowledged record, in bytes. */
  #size: number;
  /** Of the last acknowledged record. */
  #number: number;
  /** A failed write may have left bytes behind `#size`. */
  #isTorn = false;
  readonly #acknowledged: State;
  #pending: string[] = [];
  #after: State = new Map();
  #failure: JournalError | null = null;
  /** A sync failed: nobody knows what of the journal reaches the disk. */
  #isUnsafe = false;
  #syncing: Promise<void> | null = null;
  #isSyncDue = false;

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
    const isLong = end - snapshotSize >= Math.max(compactAfterBytes ?? COMPACT_AFTER_BYTES, snapshotSize);
    if (end === 0 || isLong) createFile(file, partsOf(snapshotRecords(state, number), 0));
    if (!isMarked) createFile(markFile(folder), [markLine(number)]);
    this.#folder = folder;
    this.#file = file;
    this.#log = log;
    this.#unlock = unlock;
    this.#acknowledged = state;
    this.#number = number;
    this.#mark = fs.openSync(markFile(folder), 'r+');
    this.#handle = fs.openSync(file, 'r+');
    // From now on, clients see all of it.
    writeFully(this.#mark, markLine(number), 0);
    if (torn > 0) {
      if (!isLong) fs.ftruncateSync(this.#handle, end);
      fs.fsyncSync(this.#handle);
      log(`repaired ${file}: cut ${torn} bytes of a write that was interrupted before it was acknowledged`);
    }
    this.#size = fs.fstatSync(this.#handle).size;
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
    if (this.#failure) this.#log(`${this.#file} is writable again`);
    this.#failure = null;
    this.#syncSoon();
  }

  #write(records: readonly string[]): void {
    if (this.#isUnsafe) throw this.#failure;
    this.#assertInPlace();
    if (this.#isTorn) fs.ftruncateSync(this.#handle, this.#size);
    this.#isTorn = true;
    const number = this.#number + records.length;
    let size = this.#size;
    for (const part of partsOf(records, this.#number + 1)) size += writeFully(this.#handle, part, size);
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
    if (!this.#failure)
      this.#log(
        `${failure.message}; rejecting writes until ${this.#isUnsafe ? 'the next start' : 'it recovers'}`,
      );
    this.#failure = failure;
    return failure;
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
      this.#isUnsafe = true;
      this.#recordFailure(error);
    }
  }

  /** Syncs and releases the folder. @throws JournalError if acknowledged data could not be stored */
  async close(): Promise<void> {
    while (this.#syncing) await this.#syncing;
    try {
      if (this.#isUnsafe) throw this.#failure;
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
