/** The journal that is being written. */
import fs from 'node:fs';
import { lookUp, unfinishedFile } from './files.ts';
import { CHAIN_START, FIRST_LINE, type Link } from './record.ts';

/** What was written to a file may never reach the disk: all of it has to be written anew, elsewhere. */
export class UntrustworthyFileError extends Error {
  override name = 'UntrustworthyFileError';
}

/** Where a journal ends: after so many bytes, with this line. */
export interface End {
  readonly size: number;
  readonly last: Link;
}

const START: End = { size: 0, last: CHAIN_START };

/** See the head of this file. */
export class JournalFile {
  /** Its name. */
  readonly path: string;
  readonly #identity: string | undefined;
  readonly #handle: number;
  /** What lies behind is the rest of a failed write. */
  #end: End;
  /** Where it ended before the last write. */
  #formerEnd: End;
  #hasTornTail = false;

  private constructor(path: string, handle: number, end: End) {
    this.path = path;
    this.#identity = lookUp(path)?.identity;
    this.#handle = handle;
    this.#end = end;
    this.#formerEnd = end;
  }

  /** Opens a journal. @throws the file system's error */
  static open(file: string, end: End): JournalFile {
    return new JournalFile(file, fs.openSync(file, 'r+'), end);
  }

  /** Makes a journal without records, which gets its name when it is complete. @throws the file system's error */
  static create(file: string): JournalFile {
    if (fs.existsSync(file)) throw new Error(`${file} is there already`);
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

  /** For system calls. */
  get handle(): number {
    return this.#handle;
  }

  /** In bytes. */
  get size(): number {
    return this.#end.size;
  }

  /** What the next line is written behind. */
  get last(): Link {
    return this.#end.last;
  }

  /**
   * False when its name leads to nothing, to another file or to less or more than was written: the next start would not find
   * what is written to it.
   */
  isThere(): boolean {
    const found = lookUp(this.path);
    if (!found || found.identity !== this.#identity) return false;
    return this.#hasTornTail ? found.size >= this.size : found.size === this.size;
  }

  /** True when its name leads to another file. */
  isReplaced(): boolean {
    const found = lookUp(this.path);
    return found !== null && found.identity !== this.#identity;
  }

  /** Hands lines to the system, all or none. @throws the file system's error */
  append(bytes: Buffer, last: Link): void {
    this.cutTornTail();
    this.#hasTornTail = true;
    for (let written = 0; written < bytes.length; ) {
      written += fs.writeSync(this.#handle, bytes, written, bytes.length - written, this.size + written);
    }
    this.#formerEnd = this.#end;
    this.#end = { size: this.size + bytes.length, last };
    this.#hasTornTail = false;
  }

  /** Takes back what was appended last. */
  takeBack(): void {
    this.#end = this.#formerEnd;
    this.#hasTornTail = true;
  }

  /** Removes the rest of a failed write. @throws the file system's error */
  cutTornTail(): void {
    if (!this.#hasTornTail) return;
    fs.ftruncateSync(this.#handle, this.size);
    this.sync();
    this.#hasTornTail = false;
  }

  /** @throws UntrustworthyFileError: after a failed sync the system may have forgotten what it did not write */
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
