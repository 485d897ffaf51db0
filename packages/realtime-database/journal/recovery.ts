/** Reads a data folder without changing it. */
import fs from 'node:fs';
import { trustedFromJson } from '../tree/json.ts';
import { withValueAt } from '../tree/tree.ts';
import { JournalError, journalFile, markFile, messageOf } from './files.ts';
import { encodeLine, readLine } from './line.ts';
import type { State, WritesRecord } from './snapshot.ts';

const FORMAT = 3;
/** Record 0 of a journal. */
export const HEADER = JSON.stringify({ 'realtime-database': 'journal', format: FORMAT });
/** Ends a snapshot that includes all records up to a number. */
export const throughRecord = (number: number): string => `{"through":${number}}`;
export const markLine = (number: number): string => encodeLine(number, '{"acknowledged":true}');

const START_EMPTY = 'delete it to start empty';

export interface Recovered {
  readonly state: State;
  /** Of the last intact record. */
  readonly number: number;
  /** Where it ends, in bytes; 0 without a journal. */
  readonly end: number;
  readonly snapshotSize: number;
  /** Bytes behind it, of a record that was never acknowledged. */
  readonly torn: number;
  readonly isMarked: boolean;
}

/** @throws JournalError if a file is damaged, incomplete, unreadable, or of another version */
export function recover(folder: string): Recovered {
  const file = journalFile(folder);
  const bytes = readFile(file);
  const acknowledged = readMark(folder);
  const isMarked = acknowledged !== null;
  const state: State = new Map();
  if (bytes === null) {
    if (acknowledged) throw refusal(folder, `${file} is missing`, START_EMPTY);
    return { state, number: 0, end: 0, snapshotSize: 0, torn: 0, isMarked };
  }
  let [expected, end, snapshotSize] = [0, 0, 0];
  for (let line = readLine(bytes, end, expected); line; line = readLine(bytes, end, expected)) {
    // The checksum proves that this server wrote the line.
    const record: WritesRecord | { readonly through: number } | { readonly format: number } = JSON.parse(
      line.json,
    );
    ({ end } = line);
    expected += 1;
    if ('through' in record) [expected, snapshotSize] = [record.through + 1, end];
    else if ('w' in record) apply(record, state);
    else assertKnown(record.format, file);
  }
  const torn = bytes.length - end;
  const isLacking = snapshotSize === 0 || expected <= (acknowledged ?? 0);
  if (isLacking || (torn > 0 && !isMarked)) {
    const place = `record ${expected} at byte ${end}`;
    const problem = torn > 0 ? `is damaged in ${place}` : `ends before ${place}`;
    const remedy = `cut it with "truncate -s ${end} ${file}" and delete ${markFile(folder)} to continue without the rest`;
    throw refusal(folder, `${file} ${problem}`, snapshotSize === 0 ? START_EMPTY : remedy);
  }
  return { state, number: expected - 1, end, snapshotSize, torn, isMarked };
}

function assertKnown(format: number, file: string): void {
  if (format === FORMAT) return;
  throw new JournalError(
    `${file} has format ${format}, which this version cannot read; nothing was changed. Start the version that wrote it`,
  );
}

function apply({ n, w }: WritesRecord, state: State): void {
  let root = state.get(n) ?? null;
  for (const [path, value] of w) root = withValueAt(root, path, trustedFromJson(value));
  state.set(n, root);
}

function readFile(file: string): Buffer | null {
  try {
    return fs.readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new JournalError(`cannot read ${file}: ${messageOf(error)}`);
  }
}

function readMark(folder: string): number | null {
  const file = markFile(folder);
  const text = readFile(file)?.toString();
  if (text === undefined) return null;
  const number = Number.parseInt(text, 10);
  if (text === markLine(number)) return number;
  throw refusal(folder, `${file} is damaged`, 'delete this file if the journal is known to be complete');
}

function refusal(folder: string, problem: string, remedy: string): JournalError {
  return new JournalError(`${problem}; nothing was changed. Restore ${folder} from a backup, or ${remedy}`);
}
