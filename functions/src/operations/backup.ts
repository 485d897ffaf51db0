import { readFile, writeFile } from 'node:fs/promises';
import type { Database } from 'firebase-admin/database';

type Tree = Readonly<Record<string, unknown>>;

/** A snapshot of the whole database, by root key. */
export interface Backup {
  readonly format: 1;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly data: Tree;
}

/** Holds limits and caches, which expire within hours; a backup must not keep traces of callers any longer. */
const TRANSIENT = 'server';

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the whole database at once, so that the snapshot is consistent. */
export async function takeBackup(database: Database, now: number): Promise<Backup> {
  const root: unknown = (await database.ref().get()).val();
  const { [TRANSIENT]: _, ...data } = isTree(root) ? root : {};
  return { format: 1, madeAt: now, data };
}

/** Writes a backup that only the current user can read. Refuses to overwrite a file. */
export const writeBackup = (file: string, backup: Backup): Promise<void> =>
  writeFile(file, `${JSON.stringify(backup)}\n`, { mode: 0o600, flag: 'wx' });

/** @throws an error with a readable message if the file is not a complete backup */
export async function readBackup(file: string): Promise<Backup> {
  const text = await readFile(file, 'utf8');
  try {
    const { format, madeAt, data }: Readonly<Record<string, unknown>> = JSON.parse(text);
    if (format === 1 && typeof madeAt === 'number' && isTree(data)) return { format, madeAt, data };
  } catch {
    // Reported below, like a truncated file.
  }
  throw new Error(`${file} is not a complete backup of this site.`);
}
