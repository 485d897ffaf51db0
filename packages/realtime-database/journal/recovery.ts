/** Recovers the last acknowledged state from a folder's files. */
import fs from 'node:fs';
import path from 'node:path';
import { Branch } from '../tree/branch.ts';
import { trustedFromJson } from '../tree/json.ts';
import { sortedKeys, withValueAt } from '../tree/tree.ts';
import type { Value } from '../tree/value.ts';
import { extentFile, readExtent } from './extent.ts';
import { JournalError, journalFile, listFolder, snapshotFile } from './files.ts';
import type { End } from './journal-file.ts';
import {
  CHAIN_START,
  CURRENT,
  decodeLines,
  type Format,
  type Found,
  formatOf,
  type JournalRecord,
} from './record.ts';

/** The state of all namespaces. */
export type State = Map<string, Value | null>;

export interface Recovered {
  readonly state: State;
  /** Of the last journal. */
  readonly generation: number;
  /** The last journal: in the current format, in an older one, empty, or missing. */
  readonly journal: 'current' | 'older' | 'empty' | 'none';
  /** Where its valid lines end. */
  readonly end: End;
  /** Data after them, left by an interrupted write. */
  readonly cut: { readonly file: string; readonly from: number; readonly bytes: number } | null;
  /** True if the folder has the note of a clean stop. */
  readonly isNoted: boolean;
  /** All files that were read. */
  readonly files: readonly string[];
  /** Size of the snapshot in bytes. */
  readonly snapshotSize: number;
  /** Some of them are in a legacy format. */
  readonly hasOlderFiles: boolean;
}

/**
 * Reads a folder without changing it.
 * @param isKnown true if a server with the current format has used it before
 * @throws JournalError if a file is missing, unreadable, or damaged
 */
export function recover(folder: string, isKnown: boolean): Recovered {
  const { journals, snapshots } = listFolder(folder);
  const first = snapshots.at(-1) ?? 1;
  const last = Math.max(journals.at(-1) ?? 1, first);
  const state: State = new Map();
  const extent = readExtent(folder);
  if (extent !== null && (journals.at(-1) ?? 0) < extent.generation)
    throw incompleteDataError(folder, journalFile(folder, extent.generation), 'is missing');
  if (journals.length === 0 && snapshots.length === 0)
    return {
      state,
      generation: 1,
      journal: 'none',
      end: { size: 0, last: CHAIN_START },
      cut: null,
      isNoted: false,
      files: [],
      snapshotSize: 0,
      hasOlderFiles: false,
    };
  const files = snapshots.length === 0 ? [] : [snapshotFile(folder, first)];
  let snapshotSize = 0;
  let hasOlderFiles = false;
  for (const file of files) {
    const { format, bytes } = readSnapshot(file, state);
    snapshotSize = bytes;
    hasOlderFiles = format !== CURRENT;
  }
  for (let generation = first; ; generation += 1) {
    const file = journalFile(folder, generation);
    if (!journals.includes(generation)) throw damageError(file, 'is missing');
    const { format, end, bytes } = readJournal(file, state, { isLast: generation === last, isKnown });
    files.push(file);
    hasOlderFiles ||= bytes > 0 && format !== CURRENT;
    if (generation === extent?.generation && end.size < extent.size)
      throw incompleteDataError(
        folder,
        file,
        `has ${end.size} of the ${extent.size} bytes that it had at the last clean stop`,
      );
    if (generation < last) continue;
    const cut = end.size < bytes ? { file, from: end.size, bytes: bytes - end.size } : null;
    const journal = bytes === 0 ? 'empty' : format === CURRENT ? 'current' : 'older';
    const isNoted = extent !== null;
    return { state, generation, journal, end, cut, isNoted, files, snapshotSize, hasOlderFiles };
  }
}

function readFile(file: string): Buffer {
  try {
    return fs.readFileSync(file);
  } catch (error) {
    throw new JournalError(`cannot read ${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** The lines of a file according to its format. */
function linesOf(
  file: string,
  bytes: Buffer,
): { readonly format: Format; readonly begin: number; readonly lines: Generator<Found> } {
  const found = formatOf(bytes);
  if ('unknown' in found) {
    throw new JournalError(
      `${file} has format ${found.unknown}, which this version cannot read; nothing was changed. ` +
        'Start the version that wrote it',
    );
  }
  return { ...found, lines: decodeLines(bytes, found.format, found.begin) };
}

function readSnapshot(file: string, state: State): { readonly format: Format; readonly bytes: number } {
  const bytes = readFile(file);
  const { format, lines } = linesOf(file, bytes);
  const nodes = new NodeBuilder();
  let complete = false;
  for (const found of lines) {
    if (found.kind !== 'record' || complete) {
      const byte = found.kind === 'record' ? found.end : found.start;
      throw damageError(file, `is damaged at byte ${byte}`);
    }
    if ('end' in found.record) complete = true;
    else if ('c' in found.record) nodes.add(found.record);
    else apply(found.record, state);
  }
  if (!complete) throw damageError(file, 'is incomplete');
  nodes.build(state);
  return { format, bytes: bytes.length };
}

/** Requires a decision, since data is missing. A file of another format also looks damaged. */
function damageError(file: string, problem: string): JournalError {
  const folder = path.dirname(file);
  return new JournalError(
    `${file} ${problem}; nothing was changed. Restore ${folder} from a backup, or delete it if its data is not needed`,
  );
}

/** The same if the restored copy may be older than the note of a clean stop. */
function incompleteDataError(folder: string, file: string, problem: string): JournalError {
  return new JournalError(
    `${file} ${problem}; nothing was changed. Restore ${folder} from a backup, or, to continue with the remaining data, delete ${extentFile(folder)}`,
  );
}

/** Applies a journal; returns where its valid lines end. Only the last journal may end in a truncated line. */
function readJournal(
  file: string,
  state: State,
  { isLast, isKnown }: { readonly isLast: boolean; readonly isKnown: boolean },
): { readonly format: Format; readonly end: End; readonly bytes: number } {
  const bytes = readFile(file);
  // Legacy servers created it without a first line.
  if (bytes.length === 0 && isKnown) throw damageError(file, 'is empty');
  const { format, begin, lines } = linesOf(file, bytes);
  let end: End = { size: begin, last: CHAIN_START };
  for (const found of lines) {
    if (found.kind !== 'record') {
      if (found.kind === 'damaged' || !isLast) throw damageError(file, `is damaged at byte ${found.start}`);
      break;
    }
    apply(found.record, state);
    end = { size: found.end, last: found.link };
  }
  return { format, end, bytes: bytes.length };
}

function apply(record: JournalRecord, state: State): void {
  if (!('w' in record)) return;
  let root = state.get(record.n) ?? null;
  for (const [keys, value] of record.w) root = withValueAt(root, keys, trustedFromJson(value));
  state.set(record.n, root);
}

type ChildrenRecord = Extract<JournalRecord, { readonly c: unknown }>;

/** Large nodes span many lines in sorted order: collect their children and build each node at once. */
class NodeBuilder {
  readonly #nodes = new Map<string, { record: ChildrenRecord; keys: string[]; values: Value[] }>();

  add(record: ChildrenRecord): void {
    const name = JSON.stringify([record.n, record.p]);
    const node = this.#nodes.get(name) ?? { record, keys: [], values: [] };
    this.#nodes.set(name, node);
    for (const key of sortedKeys(record.c)) {
      const child = trustedFromJson(record.c[key] ?? null);
      if (child === null) continue;
      node.keys.push(key);
      node.values.push(child);
    }
  }

  /** Parents first, so that each node finds its place. */
  build(state: State): void {
    const nodes = [...this.#nodes.values()].sort((a, b) => a.record.p.length - b.record.p.length);
    for (const { record, keys, values } of nodes) {
      state.set(
        record.n,
        withValueAt(state.get(record.n) ?? null, record.p, Branch.fromSorted(keys, values)),
      );
    }
  }
}
