/**
 * The files of a data folder: `snapshot-<generation>.log` and `journal-<generation>.log`. The state is the snapshot of the
 * highest generation and every journal from that generation on.
 */
import fs from 'node:fs';
import path from 'node:path';

/** The folder cannot be used; the message is one line for the person who started the server. */
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

/** The name that a file has until it is complete. */
export function unfinishedFile(file: string): string {
  return `${file}.new`;
}

/** What a folder holds, generations ascending. */
export interface FolderContents {
  readonly journals: readonly number[];
  readonly snapshots: readonly number[];
  /** Files that were still being made when their server died. */
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

/** Which file has a name, and its bytes; null for none. */
export function lookUp(file: string): { readonly identity: string; readonly size: number } | null {
  const found = fs.statSync(file, { bigint: true, throwIfNoEntry: false });
  return found ? { identity: `${found.dev} ${found.ino}`, size: Number(found.size) } : null;
}

/** What the latest snapshot has made needless, and files that never came to be. */
export function needlessFiles(folder: string): readonly string[] {
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
 * Cuts off the end of a file, which goes on under a name of its own; returns that name.
 * @throws the file system's error; the file is as it was then
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

/** Gives a file a name that no server reads; returns that. @throws the file system's error */
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

/** Makes the names in a folder durable. Some systems cannot open folders; they keep names on their own. */
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
    // Windows: a folder can be opened there, not synced.
  } finally {
    fs.closeSync(handle);
  }
}
