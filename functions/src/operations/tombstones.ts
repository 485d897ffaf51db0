/** Deletions known from any source, which an old backup must not undo. */
import { readFile } from 'node:fs/promises';
import type { DeletionReason, Tombstone } from '../applications/delete-application-data.ts';
import { getChildren, isTree } from './backup.ts';

export type Tombstones = Readonly<Record<string, Tombstone>>;

const REASONS: readonly DeletionReason[] = ['asked', 'withdrawn', 'retention'];

function parseTombstone(value: unknown): Tombstone | null {
  if (!isTree(value) || typeof value.at !== 'number') return null;
  return { at: value.at, reason: REASONS.find((reason) => reason === value.reason) ?? 'asked' };
}

/** The tombstones of a database or backup, from `deletions`. */
export const parseTombstones = (deletions: unknown): Tombstones =>
  Object.fromEntries(
    Object.entries(isTree(deletions) ? deletions : {}).flatMap(([id, value]) => {
      const tombstone = parseTombstone(value);
      return tombstone ? [[id, tombstone] as const] : [];
    }),
  );

/** Every deletion in an exported log, at any depth. */
function findTombstonesInLog(value: unknown): readonly (readonly [string, Tombstone])[] {
  if (typeof value !== 'object' || value === null) return [];
  const tombstone = parseTombstone(value);
  if (tombstone && 'forgotten' in value && typeof value.forgotten === 'string')
    return [[value.forgotten, tombstone]];
  return Object.values(value).flatMap(findTombstonesInLog);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Reads tombstones from a file: another backup, or log entries of the functions, as one JSON document or one per line.
 * @throws with a readable message if the file holds neither
 */
export async function readTombstones(file: string): Promise<Tombstones> {
  const text = await readFile(file, 'utf8');
  const parsed = parseJson(text);
  if (isTree(parsed) && parsed.format === 1 && isTree(parsed.data)) {
    const closed = Object.entries(getChildren(parsed.data, 'closedAccounts'));
    const accounts = Object.fromEntries(closed.map(([uid, at]) => [uid, { at }]));
    return parseTombstones({ ...accounts, ...getChildren(parsed.data, 'deletions') });
  }
  // A local backend's log has text before the JSON.
  const entries =
    parsed ?? text.split('\n').map((line) => parseJson(line.slice(Math.max(0, line.indexOf('{')))));
  if (parsed === null && !text.split('\n').some((line) => line.includes('{')) && text.trim() !== '')
    throw new Error(`${file} is neither a backup nor a log export.`);
  return Object.fromEntries(findTombstonesInLog(entries));
}
