/** Deletions known from any source, which an old backup must not undo. */
import { readFile } from 'node:fs/promises';
import { PUSH_ID } from '../../../src/domain/values/push-id.ts';
import type { DeletionReason, Tombstone } from '../applications/delete-application-data.ts';
import { type Backup, isTree, parseBackup, parseJson } from './backup.ts';

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

/** A log's deletions as a backup of no time, of applications, whose ids are push ids, and accounts. */
function toBackup(tombstones: readonly (readonly [id: string, Tombstone])[]): Backup {
  const deletions = tombstones.filter(([id]) => PUSH_ID.test(id));
  const closed = tombstones.flatMap(([id, { at }]) => (PUSH_ID.test(id) ? [] : [[id, at]]));
  const data = { deletions: Object.fromEntries(deletions), closedAccounts: Object.fromEntries(closed) };
  return { format: 1, madeAt: 0, data: tombstones.length === 0 ? {} : data };
}

/**
 * Reads deletions from a file: another backup, or log entries of the functions, as one JSON document or one per line.
 * @throws with a readable message if the file holds neither
 */
export async function readDeletions(file: string): Promise<Backup> {
  const text = await readFile(file, 'utf8');
  const parsed = parseJson(text);
  const backup = parseBackup(parsed);
  if (backup) return backup;
  // A local backend's log has text before the JSON.
  const entries =
    parsed ?? text.split('\n').map((line) => parseJson(line.slice(Math.max(0, line.indexOf('{')))));
  if (parsed === null && !text.includes('{') && text.trim() !== '')
    throw new Error(`${file} is neither a backup nor a log export.`);
  return toBackup(findTombstonesInLog(entries));
}
