/** From the files of a folder to the state that was last acknowledged. */
import fs from 'node:fs';
import { Branch } from '../tree/branch.ts';
import { trustedFromJson } from '../tree/json.ts';
import { compareKeys } from '../tree/order.ts';
import { valueAt, withChild, withValueAt } from '../tree/tree.ts';
import type { Fields, Value } from '../tree/value.ts';
import { JournalError, journalFile, listFolder, snapshotFile } from './files.ts';
import { decodeLines, type JournalRecord } from './record.ts';

/** The state of all namespaces. */
export type State = Map<string, Value | null>;

export interface Recovered {
  readonly state: State;
  /** The journal to go on with. */
  readonly generation: number;
  /** Bytes of it that are good. */
  readonly size: number;
  /** Bytes of the snapshot. */
  readonly snapshotSize: number;
}

/**
 * Reads a folder; changes nothing in it.
 * @throws JournalError when a file is missing, unreadable or damaged
 */
export function recover(folder: string, log: (line: string) => void): Recovered {
  const { journals, snapshots } = listFolder(folder);
  const first = snapshots.at(-1) ?? 1;
  const last = Math.max(journals.at(-1) ?? 1, first);
  const state: State = new Map();
  if (journals.length === 0 && snapshots.length === 0)
    return { state, generation: 1, size: 0, snapshotSize: 0 };
  const snapshotSize = snapshots.length === 0 ? 0 : readSnapshot(snapshotFile(folder, first), state);
  let size = 0;
  for (let generation = first; generation <= last; generation += 1) {
    const file = journalFile(folder, generation);
    if (!journals.includes(generation)) throw new JournalError(`${file} is missing; nothing was changed`);
    size = readJournal(file, state, generation === last, log);
  }
  return { state, generation: last, size, snapshotSize };
}

function readFile(file: string): Buffer {
  try {
    return fs.readFileSync(file);
  } catch (error) {
    throw new JournalError(`cannot read ${file}: ${error instanceof Error ? error.message : error}`);
  }
}

function readSnapshot(file: string, state: State): number {
  const bytes = readFile(file);
  let complete = false;
  for (const found of decodeLines(bytes)) {
    if (found.kind !== 'record' || complete)
      throw damaged(file, found.kind === 'record' ? found.end : found.start);
    if ('end' in found.record) complete = true;
    else apply(found.record, state);
  }
  if (!complete) throw new JournalError(`${file} has no end; nothing was changed`);
  return bytes.length;
}

function damaged(file: string, byte: number): JournalError {
  return new JournalError(`${file} is damaged at byte ${byte}; nothing was changed`);
}

/** Applies a journal; returns where its good lines end. Only the last journal may end in a line that was cut off. */
function readJournal(file: string, state: State, isLast: boolean, log: (line: string) => void): number {
  const bytes = readFile(file);
  let good = 0;
  for (const found of decodeLines(bytes)) {
    if (found.kind !== 'record') {
      if (found.kind === 'damaged' || !isLast) throw damaged(file, found.start);
      log(`repaired ${file}: cut off ${bytes.length - good} bytes of a write that a stop had interrupted`);
      break;
    }
    apply(found.record, state);
    good = found.end;
  }
  return good;
}

function apply(record: JournalRecord, state: State): void {
  if ('end' in record) return;
  let root = state.get(record.n) ?? null;
  if ('w' in record) for (const [at, value] of record.w) root = withValueAt(root, at, trustedFromJson(value));
  else root = withValueAt(root, record.p, withChildren(valueAt(root, record.p), record.c));
  state.set(record.n, root);
}

/** Adds the children of a snapshot line. They come sorted, so that a big node grows by whole chunks at its end. */
function withChildren(value: Value | null, children: Fields): Value | null {
  const entries = Object.entries(children).map(([key, child]) => [key, trustedFromJson(child)] as const);
  if (value instanceof Branch || value === null) {
    const branch = value ?? Branch.fromSorted([], []);
    const keys = Object.keys(children);
    const values = entries.map(([, child]) => child).filter((child) => child !== null);
    if (values.length === keys.length && isSortedAfter(branch.lastKey(), keys))
      return branch.append(keys, values);
  }
  let node = value;
  for (const [key, child] of entries) node = withChild(node, key, child);
  return node;
}

function isSortedAfter(last: string | null, keys: readonly string[]): boolean {
  let before = last;
  for (const key of keys) {
    if (before !== null && compareKeys(before, key) >= 0) return false;
    before = key;
  }
  return true;
}
