import { readFile, writeFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from 'firebase-admin/database';
import { ACCESS_CODES } from '../access/stored-code.ts';
import { APPLICATION_PATHS } from '../applications/delete-application-data.ts';

export type Tree = Readonly<Record<string, unknown>>;

/** A snapshot of the database, by root key. */
export interface Backup {
  readonly format: 1;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly data: Tree;
}

/**
 * What a backup is for, in the order of restoring: first what the access rules read. Everything else ends by itself and
 * must not come back: the team's code, sessions, limits, caches.
 */
export const BACKUP_PATHS = [
  'deletions',
  'closedAccounts',
  'team/members',
  ACCESS_CODES,
  'history',
  'log',
  ...APPLICATION_PATHS,
  'reports',
  'monthly',
  'newsletter',
  'counts',
] as const;

/** The part of an access code that is kept: no sessions or attempts. */
const CODE_FIELDS: readonly string[] = ['role', 'until', 'uses', 'used', 'addedAt', 'revoked'];

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toTree = (value: unknown): Tree => (isTree(value) ? value : {});

/** The children of a path; none if there are none. */
export const getChildren = (tree: Tree, path: string): Tree =>
  path.split('/').reduce<Tree>((node, name) => toTree(node[name]), tree);

/** Removes null values and empty branches, which the database does not store. */
const removeNulls = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree)
      .map(([name, value]) => [name, isTree(value) ? removeNulls(value) : value] as const)
      .filter(([, value]) => value !== null && value !== undefined && !isDeepStrictEqual(value, {})),
  );

const selectCodeFields = (code: unknown): Tree =>
  Object.fromEntries(Object.entries(toTree(code)).filter(([field]) => CODE_FIELDS.includes(field)));

/** A database as nested data, from the children of each path. */
export function buildData(getPathChildren: (path: (typeof BACKUP_PATHS)[number]) => Tree): Tree {
  const entries = BACKUP_PATHS.map((path) => {
    const [name, child] = path.split('/');
    const children = getPathChildren(path);
    return [name, child === undefined ? children : { [child]: children }];
  });
  return removeNulls(Object.fromEntries(entries));
}

/** The part of a database that a backup is for. */
const selectData = (root: Tree): Tree =>
  buildData((path) => {
    const children = getChildren(root, path);
    if (path !== ACCESS_CODES) return children;
    return Object.fromEntries(Object.entries(children).map(([key, code]) => [key, selectCodeFields(code)]));
  });

/** Reads the whole database at once, so that the snapshot is consistent. */
export async function takeBackup(database: Database, now: number): Promise<Backup> {
  const root: unknown = (await database.ref().get()).val();
  return { format: 1, madeAt: now, data: selectData(toTree(root)) };
}

/** Writes a backup that only the current user can read. Refuses to overwrite a file. */
export const writeBackup = (file: string, backup: Backup): Promise<void> =>
  writeFile(file, `${JSON.stringify(backup)}\n`, { mode: 0o600, flag: 'wx' });

/** Selects what a backup is for, since an old file contains more; null if the value is not a backup. */
export function parseBackup(value: unknown): Backup | null {
  const { format, madeAt, data } = toTree(value);
  return format === 1 && typeof madeAt === 'number' && isTree(data)
    ? { format, madeAt, data: selectData(data) }
    : null;
}

/** @returns null for a text that is not JSON, such as a truncated file */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @throws an error with a readable message if the file is not a complete backup */
export async function readBackup(file: string): Promise<Backup> {
  const backup = parseBackup(parseJson(await readFile(file, 'utf8')));
  if (!backup) throw new Error(`${file} is not a complete backup of this site.`);
  return backup;
}
