/**
 * The folder of a database: `snapshot-<generation>` and `journal-<generation>`. State is the newest complete snapshot and
 * every journal from its generation on. A new generation begins with an empty journal; only when its snapshot is complete
 * and on disk do the older files go, so a crash at any moment leaves one way back to the last acknowledged write.
 */
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Write } from '../database.ts';
import { toJsonText, trustedFromJson } from '../tree/json.ts';
import { valueAt, withChild, withValueAt } from '../tree/tree.ts';
import type { Value } from '../tree/value.ts';
import { LockedError, lockFolder } from './lock.ts';
import { decodeLines, encodeLine, type JournalRecord } from './record.ts';

const fdatasync = promisify(fs.fdatasync);

/** The state of all namespaces. */
export type State = Map<string, Value | null>;

/** The folder cannot be used; the message is one line for the person who started the server. */
export class JournalError extends Error {
  override name = 'JournalError';
}

function journalName(generation: number): string {
  return `journal-${String(generation).padStart(8, '0')}.log`;
}

/** See the head of this file. */
export class Journal {
  readonly #file: number;
  readonly #unlock: () => void;
  #pending: string[] = [];
  #size: number;

  private constructor(file: number, size: number, unlock: () => void) {
    this.#file = file;
    this.#unlock = unlock;
    this.#size = size;
  }

  /**
   * Opens the folder and reads its state.
   * @throws JournalError when the folder or a file in it cannot be read or is damaged
   */
  static open(folder: string, log: (line: string) => void): { journal: Journal; state: State } {
    const state: State = new Map();
    let unlock: (() => void) | null = null;
    try {
      fs.mkdirSync(folder, { recursive: true });
      unlock = lockFolder(folder);
      const name = path.join(folder, journalName(1));
      const bytes = fs.existsSync(name) ? fs.readFileSync(name) : Buffer.alloc(0);
      const good = replay(bytes, state, name, log);
      const file = fs.openSync(name, 'a');
      if (good < bytes.length) fs.ftruncateSync(file, good);
      return { journal: new Journal(file, good, unlock), state };
    } catch (error) {
      unlock?.();
      if (error instanceof JournalError) throw error;
      if (error instanceof LockedError) throw new JournalError(error.message);
      throw new JournalError(
        `cannot use the data folder ${folder}: ${error instanceof Error ? error.message : error}`,
      );
    }
  }

  /** Notes writes; they are durable after the next `flush`. */
  append(namespace: string, writes: readonly Write[]): void {
    const parts = writes.map(({ path: at, value }) => `[${JSON.stringify(at)},${toJsonText(value)}]`);
    this.#pending.push(encodeLine(`{"n":${JSON.stringify(namespace)},"w":[${parts.join(',')}]}`));
  }

  /** Writes and syncs what was appended. @throws the file system's error; the file then ends where it did before */
  async flush(): Promise<void> {
    if (this.#pending.length === 0) return;
    const bytes = Buffer.from(this.#pending.join(''));
    this.#pending = [];
    try {
      for (let written = 0; written < bytes.length; ) written += fs.writeSync(this.#file, bytes, written);
      await fdatasync(this.#file);
      this.#size += bytes.length;
    } catch (error) {
      fs.ftruncateSync(this.#file, this.#size);
      throw error;
    }
  }

  /** Gives the folder back. */
  close(): void {
    fs.closeSync(this.#file);
    this.#unlock();
  }
}

/** Applies all lines; returns where the good ones end. Only the very last line may be damaged: it was never acknowledged. */
function replay(bytes: Buffer, state: State, name: string, log: (line: string) => void): number {
  let good = 0;
  for (const { record, end } of decodeLines(bytes)) {
    if (record) {
      apply(record, state);
      good = end;
    } else if (end === bytes.length) {
      log(`repaired ${name}: the last record was cut off while it was written (${end - good} bytes)`);
    } else {
      throw new JournalError(`${name} is damaged at byte ${good}; nothing was changed`);
    }
  }
  return good;
}

function apply(record: JournalRecord, state: State): void {
  if ('end' in record) return;
  let root = state.get(record.n) ?? null;
  if ('w' in record) {
    for (const [at, value] of record.w) root = withValueAt(root, at, trustedFromJson(value));
  } else {
    let node = valueAt(root, record.p);
    for (const [key, child] of Object.entries(record.c)) node = withChild(node, key, trustedFromJson(child));
    root = withValueAt(root, record.p, node);
  }
  state.set(record.n, root);
}
