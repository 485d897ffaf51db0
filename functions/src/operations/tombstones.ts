/** Known deletions, from every source: an old backup must not restore them. */
import { readFile } from 'node:fs/promises';
import type { DeletionReason, Tombstone } from '../applications/delete-application-data.ts';
import { isTree } from './backup.ts';

export type Tombstones = Readonly<Record<string, Tombstone>>;

const REASONS: readonly DeletionReason[] = ['asked', 'withdrawn', 'retention'];

function tombstoneFrom(value: unknown): Tombstone | null {
  if (!isTree(value) || typeof value.at !== 'number') return null;
  return { at: value.at, reason: REASONS.find((reason) => reason === value.reason) ?? 'asked' };
}

/** The tombstones of a database or backup, from `deletions`. */
export const tombstonesIn = (deletions: unknown): Tombstones =>
  Object.fromEntries(
    Object.entries(isTree(deletions) ? deletions : {}).flatMap(([id, value]) => {
      const tombstone = tombstoneFrom(value);
      return tombstone ? [[id, tombstone] as const] : [];
    }),
  );

/** Every deletion in an exported log, at any depth. */
function tombstonesInLog(value: unknown): readonly (readonly [string, Tombstone])[] {
  if (typeof value !== 'object' || value === null) return [];
  const tombstone = tombstoneFrom(value);
  if (tombstone && 'forgotten' in value && typeof value.forgotten === 'string')
    return [[value.forgotten, tombstone]];
  return Object.values(value).flatMap(tombstonesInLog);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Tombstones from a file: another backup, or log entries of the functions, as one JSON or one to a line.
 * @throws with a readable message if the file holds neither
 */
export async function tombstonesFrom(file: string): Promise<Tombstones> {
  const text = await readFile(file, 'utf8');
  const whole = parseJson(text);
  if (isTree(whole) && whole.format === 1 && isTree(whole.data)) return tombstonesIn(whole.data.deletions);
  // A local backend's log has text before the JSON.
  const entries =
    whole ?? text.split('\n').map((line) => parseJson(line.slice(Math.max(0, line.indexOf('{')))));
  if (whole === null && !text.split('\n').some((line) => line.includes('{')) && text.trim() !== '')
    throw new Error(`${file} is neither a backup nor a log export.`);
  return Object.fromEntries(tombstonesInLog(entries));
}
