/**
 * The files of a data folder: `snapshot-<generation>.log` and `journal-<generation>.log`. The state is the snapshot
 * of the highest generation plus every journal from that generation on.
 */
import fs from 'node:fs';
import path from 'node:path';

/** The folder is unusable; the message is one line for the operator. */
export class JournalError extends Error {
  override name = 'JournalError';
}

const NAME = /^(journal|snapshot)-(\d{8})\.log$/;
const UNFINISHED = /^(?:(?:journal|snapshot)-\d{8}\.log|extent)\.new$/;

export function journalFile(folder: string, generation: number): string {
  return path.join(folder, `journal-${String(generation).padStart(8, '0')}.log`);
}

export function snapshotFile(folder: string, generation: number): string {
  return path.join(folder, `snapshot-${String(generation).padStart(8, '0')}.log`);
}

/** A file's temporary name until it is complete. */
export function unfinishedFile(file: string): string {
  return `${file}.new`;
}

/** A folder's contents, in ascending order of generation. */
export interface FolderContents {
  readonly journals: readonly number[];
  readonly snapshots: readonly number[];
  /** Files that were incomplete when their server died. */
  readonly unfinished: readonly string[];
}

export function listFolder(folder: string): FolderContents {
  const generations = { journal: [] as number[], snapshot: [] as number[] };
  const unfinished: string[] = [];
  for (const name of fs.readdirSync(folder).sort()) {
    const [, kind, generation] = NAME.exec(name) ?? [];
    if (kind === 'journal' || kind === 'snapshot') generations[kind].push(Number(generation));
    else if (UNFINISHED.test(name)) unfinished.push(path.join(folder, name));
  }
  return { journals: generations.journal, snapshots: generations.snapshot, unfinished };
}

/** A file's identity and size; null if missing. */
export function lookUp(file: string): { readonly identity: string; readonly size: number } | null {
  const found = fs.statSync(file, { bigint: true, throwIfNoEntry: false });
  return found ? { identity: `${found.dev} ${found.ino}`, size: Number(found.size) } : null;
}

/** Files that the latest snapshot makes obsolete, and incomplete files. */
export function obsoleteFiles(folder: string): readonly string[] {
  const { journals, snapshots, unfinished } = listFolder(folder);
  const latest = snapshots.at(-1) ?? 1;
  const isOlder = (generation: number) => generation < latest;
  return [
    ...snapshots.filter(isOlder).map((generation) => snapshotFile(folder, generation)),
    ...journals.filter(isOlder).map((generation) => journalFile(folder, generation)),
    ...unfinished,
  ];
}

/**
 * Moves the tail of a file to a file of its own; returns its name.
 * @throws the file system's error; the file is unchanged then
 */
export function cutAside(file: string, from: number): string {
  const end = fs.readFileSync(file).subarray(from);
  const aside = freeName(`${file}.cut-at-${from}`);
  try {
    fs.writeFileSync(aside, end, { flag: 'wx', flush: true });
  } catch (error) {
    fs.rmSync(aside, { force: true });
    throw error;
  }
  syncFolder(path.dirname(file));
  const handle = fs.openSync(file, 'r+');
  try {
    fs.ftruncateSync(handle, from);
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
  return aside;
}

/** Renames a file so that no server reads it; returns the new name. @throws the file system's error */
export function setAside(file: string): string {
  const aside = freeName(`${file}.found`);
  fs.renameSync(file, aside);
  return aside;
}

function freeName(name: string): string {
  let free = name;
  for (let copy = 2; fs.existsSync(free); copy += 1) free = `${name}.${copy}`;
  return free;
}

/** Syncs a folder's entries. Some systems cannot open folders, and persist entries without it. */
export function syncFolder(folder: string): void {
  let handle: number;
  try {
    handle = fs.openSync(folder, 'r');
  } catch {
    return;
  }
  try {
    fs.fsyncSync(handle);
  } catch {
    // On Windows, a folder can be opened but not synced.
  } finally {
    fs.closeSync(handle);
  }
}
