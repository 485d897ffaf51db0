import { isDeepStrictEqual } from 'node:util';
import type { Database } from 'firebase-admin/database';
import { ACCESS_CODES } from '../access/stored-code.ts';
import { uidFromDeliveryId } from '../accounts/monthly/monthly.ts';
import { anonymizeHistory, HISTORY_EVENTS } from '../applications/delete-application-data.ts';
import {
  BACKUP_PATHS,
  type Backup,
  buildData,
  getChildren,
  isTree,
  type Tree,
  takeBackup,
} from './backup.ts';
import { parseTombstones, type Tombstones } from './tombstones.ts';

/** Characters of JSON per write. The database accepts 16 MB from an SDK. */
const WRITE_SIZE = 4_000_000;

/** Why a restore was refused, as a sentence for the operator. */
export class RestoreRefusedError extends Error {}

export interface RestoreOptions {
  /** Deletions known from other sources: later backups, or logs. */
  readonly deletions?: readonly Backup[];
  /** The operator confirms that nothing was deleted since the backup. */
  readonly nothingDeleted?: boolean;
  readonly replace?: boolean;
}

const countKeys = (tree: Tree): number => Object.keys(tree).length;

/**
 * Whether the target is the backup's database at a later time, which has a record of what was deleted since. A new one
 * may contain data, too, such as that of its first visitors.
 */
function knowsDeletions(current: Tree, backup: Backup): boolean {
  const listPairs = (path: string): (readonly [before: unknown, now: unknown])[] =>
    Object.entries(getChildren(backup.data, path)).map(([id, value]) => [
      value,
      getChildren(current, path)[id],
    ]);
  return (
    ['deletions', 'closedAccounts'].flatMap(listPairs).every(([, now]) => now !== undefined) &&
    // Without the counts, which two databases may share by chance.
    BACKUP_PATHS.filter((path) => path !== 'counts')
      .flatMap(listPairs)
      .some(([before, now]) => isDeepStrictEqual(before, now))
  );
}

/** The history of deleted entries: the current one, or the backup's with the deletion appended. */
function buildHistory(id: string, currentData: Tree, backup: Backup, tombstones: Tombstones): Tree {
  const current = getChildren(currentData, `history/${id}`);
  if (countKeys(current) > 0) return current;
  const history = anonymizeHistory(getChildren(backup.data, `history/${id}`));
  const tombstone = tombstones[id];
  if (!tombstone || id in getChildren(backup.data, 'deletions')) return history;
  return {
    ...history,
    [id]: { at: tombstone.at, who: { name: 'restore' }, what: HISTORY_EVENTS[tombstone.reason] },
  };
}

/**
 * The outbox: current entries win, and entries that were pending at the time of the backup are held for review. They
 * may have been sent long ago, and a restore must not send a mail twice.
 */
function buildDeliveries(backup: Backup, current: Tree): Tree {
  const hold = (entry: unknown): unknown => {
    if (!isTree(entry) || entry.state !== 'waiting') return entry;
    const { nextAt: _, ...rest } = entry;
    return { ...rest, state: 'held', error: 'restored' };
  };
  return Object.fromEntries(
    Object.entries(getChildren(backup.data, 'deliveries')).map(([id, kinds]) => [
      id,
      Object.fromEntries(
        Object.entries(Object(kinds)).map(([kind, entry]) => [
          kind,
          getChildren(current, `deliveries/${id}`)[kind] ?? hold(entry),
        ]),
      ),
    ]),
  );
}

/**
 * The target state: the backup without what belongs to deleted applications and accounts. What people can delete or stop
 * without a tombstone is as in the latest known state.
 */
function buildRestoredData(backup: Backup, current: Tree, others: readonly Backup[]): Tree {
  const known = [backup, ...others].toSorted((a, b) => a.madeAt - b.madeAt).map(({ data }) => data);
  const latest = knowsDeletions(current, backup) ? current : (known.at(-1) ?? {});
  const merge = (path: string, trees = known): Tree =>
    Object.fromEntries([...trees, current].flatMap((tree) => Object.entries(getChildren(tree, path))));
  const tombstones = parseTombstones(merge('deletions'));
  const closedAccounts = merge('closedAccounts');
  const isDeleted = (id: string): boolean =>
    Object.hasOwn(tombstones, id) || Object.hasOwn(closedAccounts, id);
  const omitDeleted = (tree: Tree): Tree =>
    Object.fromEntries(
      Object.entries(tree).filter(([id]) => !isDeleted(id) && !isDeleted(uidFromDeliveryId(id) ?? '')),
    );
  const histories = Object.keys(tombstones).map((id) => [id, buildHistory(id, current, backup, tombstones)]);
  const members = getChildren(current, 'team/members');

  const special: Partial<Record<(typeof BACKUP_PATHS)[number], Tree>> = {
    deletions: tombstones,
    closedAccounts,
    'team/members': omitDeleted(countKeys(members) > 0 ? members : getChildren(latest, 'team/members')),
    reports: omitDeleted(merge('reports', [latest])),
    monthly: omitDeleted(merge('monthly', [latest])),
    newsletter: omitDeleted(merge('newsletter', [latest])),
    // Revoked, but never deleted.
    [ACCESS_CODES]: merge(ACCESS_CODES),
    history: { ...omitDeleted(getChildren(backup.data, 'history')), ...Object.fromEntries(histories) },
    log: getChildren(backup.data, 'log'),
    deliveries: omitDeleted(buildDeliveries(backup, current)),
  };
  return buildData((path) => special[path] ?? omitDeleted(getChildren(backup.data, path)));
}

/** Writes the difference between current and target state, by the children of each path. */
async function writeChanges(database: Database, current: Tree, target: Tree): Promise<void> {
  let batch: Record<string, unknown> = {};
  let written = 0;
  for (const path of BACKUP_PATHS) {
    const before = getChildren(current, path);
    const after = getChildren(target, path);
    for (const child of Object.keys({ ...before, ...after })) {
      if (isDeepStrictEqual(before[child], after[child])) continue;
      const value = after[child] ?? null;
      batch[`${path}/${child}`] = value;
      written += path.length + JSON.stringify(value).length;
      if (written < WRITE_SIZE) continue;
      await database.ref().update(batch);
      batch = {};
      written = 0;
    }
  }
  if (Object.keys(batch).length > 0) await database.ref().update(batch);
}

/**
 * Restores a backup, except for what was deleted since, then reads the database back to verify it.
 * @throws RestoreRefusedError before any write; another error if the database differs from what was written
 */
export async function restore(
  database: Database,
  backup: Backup,
  { deletions = [], nothingDeleted = false, replace = false }: RestoreOptions,
) {
  const { data: current } = await takeBackup(database, 0);
  const existing = countKeys(getChildren(current, 'applications'));
  if (existing > 0 && !replace)
    throw new RestoreRefusedError(
      `The database holds ${existing} applications, which would be replaced. Pass --overwrite to allow it.`,
    );
  const isTold = deletions.some(({ madeAt, data }) => madeAt > backup.madeAt || data.deletions);
  if (!isTold && !nothingDeleted && !knowsDeletions(current, backup))
    throw new RestoreRefusedError(
      'This database has no record of what was deleted after the backup. Pass a later backup or the log with --deletions FILE, or --nothing-deleted if nothing was deleted.',
    );
  const target = buildRestoredData(backup, current, deletions);
  await writeChanges(database, current, target);
  const { data: actual } = await takeBackup(database, 0);
  if (!isDeepStrictEqual(actual, target))
    throw new Error('The database does not match the restored data: something else is writing to it.');
  const deletedIds = parseTombstones(target.deletions);
  return {
    applications: countKeys(getChildren(target, 'applications')),
    /** Ids of applications that were deleted since. */
    skipped: Object.keys(getChildren(backup.data, 'applications')).filter((id) => id in deletedIds),
  };
}
