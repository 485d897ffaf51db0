/** The current journal. */
import fs from 'node:fs';
import { lookUp, unfinishedFile } from './files.ts';
import { CHAIN_START, FIRST_LINE, type Link } from './record.ts';

/** Data written to a file may never reach the disk: rewrite everything elsewhere. */
export class UntrustworthyFileError extends Error {
  override name = 'UntrustworthyFileError';
}

/** The end of a journal: its length in bytes and its last line. */
export interface End {
  readonly size: number;
  readonly last: Link;
}

const START: End = { size: 0, last: CHAIN_START };

/** See the top of this file. */
export class JournalFile {
  /** Its path. */
  readonly path: string;
  readonly #identity: string | undefined;
  readonly #handle: number;
  /** Anything beyond is left from a failed write. */
  #end: End;
  /** Its end before the last write. */
  #previousEnd: End;
  #hasTornTail = false;

  private constructor(path: string, handle: number, end: End) {
    this.path = path;
    this.#identity = lookUp(path)?.identity;
    this.#handle = handle;
    this.#end = end;
    this.#previousEnd = end;
  }

  /** Opens a journal. @throws the file system's error */
  static open(file: string, end: End): JournalFile {
    return new JournalFile(file, fs.openSync(file, 'r+'), end);
  }

  /** Creates an empty journal, which gets its name once it is complete. @throws the file system's error */
  static create(file: string): JournalFile {
    if (fs.existsSync(file)) throw new Error(`${file} already exists`);
    const unfinished = unfinishedFile(file);
    let handle: number | null = null;
    try {
      handle = fs.openSync(unfinished, 'w+');
      const journal = new JournalFile(unfinished, handle, START);
      journal.append(Buffer.from(FIRST_LINE), CHAIN_START);
      journal.sync();
      fs.renameSync(unfinished, file);
      return new JournalFile(file, handle, journal.#end);
    } catch (error) {
      if (handle !== null) fs.closeSync(handle);
      fs.rmSync(unfinished, { force: true });
      throw error;
    }
  }

  /** File descriptor. */
  get handle(): number {
    return this.#handle;
  }

  /** In bytes. */
  get size(): number {
    return this.#end.size;
  }

  /** The last line, which the next one links to. */
  get last(): Link {
    return this.#end.last;
  }

  /**
   * False if its path is missing, leads to another file, or has a different length: the next start would not find
   * what is written to it.
   */
  isThere(): boolean {
    const found = lookUp(this.path);
    if (!found || found.identity !== this.#identity) return false;
    return this.#hasTornTail ? found.size >= this.size : found.size === this.size;
  }

  /** True if its path leads to another file. */
  isReplaced(): boolean {
    const found = lookUp(this.path);
    return found !== null && found.identity !== this.#identity;
  }

  /** Writes lines to the system atomically. @throws the file system's error */
  append(bytes: Buffer, last: Link): void {
    this.cutTornTail();
    this.#hasTornTail = true;
    for (let written = 0; written < bytes.length; ) {
      written += fs.writeSync(this.#handle, bytes, written, bytes.length - written, this.size + written);
    }
    this.#previousEnd = this.#end;
    this.#end = { size: this.size + bytes.length, last };
    this.#hasTornTail = false;
  }

  /** Undoes the last append. */
  undoAppend(): void {
    this.#end = this.#previousEnd;
    this.#hasTornTail = true;
  }

  /** Truncates the rest of a failed write. @throws the file system's error */
  cutTornTail(): void {
    if (!this.#hasTornTail) return;
    fs.ftruncateSync(this.#handle, this.size);
    this.sync();
    this.#hasTornTail = false;
  }

  /** @throws UntrustworthyFileError: after a failed sync, the system may have dropped unwritten data */
  sync(): void {
    try {
      fs.fdatasyncSync(this.#handle);
    } catch (error) {
      throw new UntrustworthyFileError(error instanceof Error ? error.message : String(error));
    }
  }

  close(): void {
    fs.closeSync(this.#handle);
  }
}
