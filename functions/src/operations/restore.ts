import { isDeepStrictEqual } from 'node:util';
import type { Database } from 'firebase-admin/database';
import { PUSH_ID } from '../../../src/domain/values/push-id.ts';
import { ACCESS_CODES } from '../access/stored-code.ts';
import { uidFromDeliveryId } from '../accounts/monthly/monthly.ts';
import { anonymizeHistory, HISTORY_EVENTS } from '../applications/delete-application-data.ts';
import {
  BACKUP_PATHS,
  type Backup,
  buildData,
  getChildren,
  isTree,
  selectData,
  takeBackup,
} from './backup.ts';
import { parseTombstones, type Tombstones } from './tombstones.ts';

type Tree = Readonly<Record<string, unknown>>;

/** Characters of JSON per write. The database accepts 16 MB from an SDK. */
const WRITE_SIZE = 4_000_000;

/** Why a restore was refused, as a sentence for the operator. */
export class RestoreRefusedError extends Error {}

export interface RestoreOptions {
  /** Deletions known from other sources: later backups or the functions' log. */
  readonly deletions?: Tombstones;
  /** The operator confirms that nothing was deleted since the backup. */
  readonly nothingDeleted?: boolean;
  /** Whether existing data may be overwritten. */
  readonly replace?: boolean;
}

export interface RestoreResult {
  readonly applications: number;
  /** Ids that were skipped because they had been deleted since. */
  readonly skipped: readonly string[];
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

/** Application ids are push ids; all other deleted ids are account uids. */
const isAccount = (id: string): boolean => !PUSH_ID.test(id);

/**
 * The target state: the backup without what belongs to deleted applications and accounts. Members and used or revoked
 * codes that the database still has stay as they are now.
 */
export function buildRestoredData(backup: Backup, current: Tree, deletions: Tombstones): Tree {
  const selectLogged = (areAccounts: boolean) =>
    Object.fromEntries(Object.entries(deletions).filter(([id]) => isAccount(id) === areAccounts));
  const merge = (path: string): Tree => ({
    ...getChildren(backup.data, path),
    ...getChildren(current, path),
  });
  const tombstones = { ...selectLogged(false), ...parseTombstones(merge('deletions')) };
  const closedAccounts = {
    ...Object.fromEntries(Object.entries(selectLogged(true)).map(([uid, { at }]) => [uid, at])),
    ...merge('closedAccounts'),
  };
  const isDeleted = (id: string): boolean =>
    Object.hasOwn(tombstones, id) || Object.hasOwn(closedAccounts, id);
  const omitDeleted = (tree: Tree): Tree =>
    Object.fromEntries(
      Object.entries(tree).filter(([id]) => !isDeleted(id) && !isDeleted(uidFromDeliveryId(id) ?? '')),
    );
  const histories = Object.keys(tombstones).map((id) => [id, buildHistory(id, current, backup, tombstones)]);
  const members = getChildren(current, 'team/members');
  const areMembersCurrent = countKeys(members) > 0 || knowsDeletions(current, backup);

  const special: Partial<Record<(typeof BACKUP_PATHS)[number], Tree>> = {
    deletions: tombstones,
    closedAccounts,
    'team/members': omitDeleted(areMembersCurrent ? members : getChildren(backup.data, 'team/members')),
    [ACCESS_CODES]: merge(ACCESS_CODES),
    history: { ...omitDeleted(getChildren(backup.data, 'history')), ...Object.fromEntries(histories) },
    log: getChildren(backup.data, 'log'),
    deliveries: omitDeleted(buildDeliveries(backup, current)),
  };
  return buildData((path) => special[path] ?? omitDeleted(getChildren(backup.data, path)));
}

/** The difference between current and target state, by the children of each path. */
function* listChanges(current: Tree, target: Tree): Generator<readonly [path: string, value: unknown]> {
  for (const path of BACKUP_PATHS) {
    const before = getChildren(current, path);
    const after = getChildren(target, path);
    for (const child of Object.keys({ ...before, ...after }))
      if (!isDeepStrictEqual(before[child], after[child])) yield [`${path}/${child}`, after[child] ?? null];
  }
}

async function writeChanges(database: Database, current: Tree, target: Tree): Promise<void> {
  let batch: Record<string, unknown> = {};
  let written = 0;
  for (const [path, value] of listChanges(current, target)) {
    batch[path] = value;
    written += path.length + JSON.stringify(value).length;
    if (written < WRITE_SIZE) continue;
    await database.ref().update(batch);
    batch = {};
    written = 0;
  }
  if (Object.keys(batch).length > 0) await database.ref().update(batch);
}

/**
 * Restores a backup, except for what was deleted since, then reads the database back to verify it.
 * @throws RestoreRefusedError before any write; another error if the database differs from what was written
 */
export async function restore(
  database: Database,
  file: Backup,
  { deletions = {}, nothingDeleted = false, replace = false }: RestoreOptions,
): Promise<RestoreResult> {
  // An old file contains more.
  const backup = { ...file, data: selectData(file.data) };
  const { data: current } = await takeBackup(database, 0);
  const existing = countKeys(getChildren(current, 'applications'));
  if (existing > 0 && !replace)
    throw new RestoreRefusedError(
      `The database holds ${existing} applications, which would be replaced. Pass --overwrite to allow it.`,
    );
  if (!knowsDeletions(current, backup) && countKeys(deletions) === 0 && !nothingDeleted)
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
    skipped: Object.keys(getChildren(backup.data, 'applications')).filter((id) => id in deletedIds),
  };
}
