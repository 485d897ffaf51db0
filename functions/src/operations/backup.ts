import { readFile, writeFile } from 'node:fs/promises';
import type { Database } from 'firebase-admin/database';

type Tree = Readonly<Record<string, unknown>>;

/** The whole database at one moment, by the names at its root. */
export interface Backup {
  readonly format: 1;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly data: Tree;
}

/** Limits and caches: they last for hours, and a backup must not make callers' traces last longer. */
const PASSING = 'server';

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands in a database now, in one read: nothing changes between its parts. */
export async function takeBackup(database: Database, now: number): Promise<Backup> {
  const root: unknown = (await database.ref().get()).val();
  const { [PASSING]: _, ...data } = isTree(root) ? root : {};
  return { format: 1, madeAt: now, data };
}

/** Writes a backup where only this user of the machine reads it. Refuses to overwrite a file. */
export const writeBackup = (file: string, backup: Backup): Promise<void> =>
  writeFile(file, `${JSON.stringify(backup)}\n`, { mode: 0o600, flag: 'wx' });

/** @throws with a sentence when the file is no backup, or only a part of one */
export async function readBackup(file: string): Promise<Backup> {
  const text = await readFile(file, 'utf8');
  try {
    const { format, madeAt, data }: Readonly<Record<string, unknown>> = JSON.parse(text);
    if (format === 1 && typeof madeAt === 'number' && isTree(data)) return { format, madeAt, data };
  } catch {
    // Said below: a file that was cut off is none either.
  }
  throw new Error(`${file} is no backup of this site, or only a part of one.`);
}
