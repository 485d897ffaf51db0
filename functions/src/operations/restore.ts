import { isDeepStrictEqual } from 'node:util';
import type { Database } from 'firebase-admin/database';
import { PUSH_ID } from '../../../src/domain/values/push-id.ts';
import { ACCESS_CODES } from '../access/stored-code.ts';
import {
  APPLICATION_PATHS,
  anonymizeHistory,
  HISTORY_EVENTS,
} from '../applications/delete-application-data.ts';
import { type Backup, isTree, takeBackup } from './backup.ts';
import { parseTombstones, type Tombstones } from './tombstones.ts';

type Tree = Readonly<Record<string, unknown>>;

/** Characters of JSON per write. The database accepts 16 MB from an SDK. */
const WRITE_SIZE = 4_000_000;

/** Paths written first, so that no data appears before the paths that the access rules read. */
const WRITE_ORDER = ['deletions', 'closedAccounts', 'team', ACCESS_CODES, 'history'];

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

const getValue = (tree: Tree, path: string): unknown =>
  path.split('/').reduce<unknown>((node, name) => (isTree(node) ? node[name] : undefined), tree);

const countKeys = (tree: unknown): number => (isTree(tree) ? Object.keys(tree).length : 0);

/** Removes null values and empty branches, which the database does not store. */
const removeNulls = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree)
      .map(([name, value]) => [name, isTree(value) ? removeNulls(value) : value] as const)
      .filter(
        ([, value]) => value !== null && value !== undefined && !(isTree(value) && countKeys(value) === 0),
      ),
  );

const omitIds = (tree: unknown, ids: ReadonlySet<string>): Tree =>
  Object.fromEntries(Object.entries(isTree(tree) ? tree : {}).filter(([id]) => !ids.has(id)));

/**
 * Whether the target database still has a record of what was deleted after the backup. One that is empty, or lacks
 * tombstones that the backup has, may lack others.
 */
const knowsDeletions = (current: Tree, backup: Backup): boolean =>
  countKeys(current) > 0 &&
  Object.keys(parseTombstones(backup.data.deletions)).every((id) => id in parseTombstones(current.deletions));

/** The history of deleted entries: the current one, or the backup's with the deletion appended. */
function buildHistory(id: string, currentData: Tree, backup: Backup, tombstones: Tombstones): Tree {
  const current = getValue(currentData, `history/${id}`);
  if (isTree(current)) return current;
  const history = anonymizeHistory(getValue(backup.data, `history/${id}`));
  const tombstone = tombstones[id];
  if (!tombstone || getValue(backup.data, `deletions/${id}`) !== undefined) return history;
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
  const entries = Object.entries(isTree(backup.data.deliveries) ? backup.data.deliveries : {});
  return Object.fromEntries(
    entries.map(([id, kinds]) => [
      id,
      Object.fromEntries(
        Object.entries(isTree(kinds) ? kinds : {}).map(([kind, entry]) => [
          kind,
          getValue(current, `deliveries/${id}/${kind}`) ?? hold(entry),
        ]),
      ),
    ]),
  );
}

/** Application ids are push ids; all other deleted ids are account uids. */
const isAccount = (id: string): boolean => !PUSH_ID.test(id);

/** Account data, without accounts that were closed before the backup or since. */
function buildAccounts(backup: Backup, current: Tree, deletions: Tombstones): Tree {
  const logged = Object.entries(deletions)
    .filter(([id]) => isAccount(id))
    .map(([id, { at }]) => [id, at]);
  const recorded = [backup.data.closedAccounts, current.closedAccounts].filter(isTree);
  const closedAccounts: Tree = Object.assign(Object.fromEntries(logged), ...recorded);
  const closed = new Set(Object.keys(closedAccounts));
  const { reports, monthly } = backup.data;
  return { reports: omitIds(reports, closed), monthly: omitIds(monthly, closed), closedAccounts };
}

/** Access codes: current entries win, so that a code used up or revoked since the backup stays invalid. */
const buildAccessCodes = (backup: Backup, current: Tree): Tree => ({
  ...(isTree(backup.data[ACCESS_CODES]) && backup.data[ACCESS_CODES]),
  ...(isTree(current[ACCESS_CODES]) && current[ACCESS_CODES]),
});

/** The target state: the backup without what was deleted since. Access rights stay as they are now. */
export function buildRestoredData(backup: Backup, current: Tree, deletions: Tombstones): Tree {
  const tombstones = {
    ...Object.fromEntries(Object.entries(deletions).filter(([id]) => !isAccount(id))),
    ...parseTombstones(backup.data.deletions),
    ...parseTombstones(current.deletions),
  };
  const deletedIds = new Set(Object.keys(tombstones));
  const { retention, ...rest } = backup.data;
  const data: Tree = { ...rest, deliveries: buildDeliveries(backup, current) };
  const applicationData = Object.fromEntries(
    APPLICATION_PATHS.filter((place) => !place.includes('/')).map((place) => [
      place,
      omitIds(data[place], deletedIds),
    ]),
  );
  const histories = Object.keys(tombstones).map((id) => [id, buildHistory(id, current, backup, tombstones)]);
  const next = omitIds(isTree(retention) ? retention.next : null, deletedIds);
  const restored: Tree = {
    ...data,
    ...applicationData,
    ...buildAccounts(backup, current, deletions),
    retention: { ...(isTree(retention) && retention), next },
    history: { ...omitIds(data.history, deletedIds), ...Object.fromEntries(histories) },
    deletions: tombstones,
    ...(current.team !== undefined && { team: current.team }),
    [ACCESS_CODES]: buildAccessCodes(backup, current),
  };
  return removeNulls(restored);
}

/** The difference between current and target state, two levels deep. */
function* listChanges(current: Tree, target: Tree): Generator<readonly [path: string, value: unknown]> {
  const names = new Set([...WRITE_ORDER, ...Object.keys(current), ...Object.keys(target)]);
  for (const name of names) {
    const before = current[name];
    const after = target[name];
    if (!isTree(after)) {
      if (before !== undefined || after !== undefined) yield [name, after ?? null];
      continue;
    }
    const children = new Set([...Object.keys(isTree(before) ? before : {}), ...Object.keys(after)]);
    for (const child of children) yield [`${name}/${child}`, after[child] ?? null];
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
  backup: Backup,
  { deletions = {}, nothingDeleted = false, replace = false }: RestoreOptions,
): Promise<RestoreResult> {
  const { data: current } = await takeBackup(database, 0);
  if (countKeys(current.applications) > 0 && !replace)
    throw new RestoreRefusedError(
      `The database holds ${countKeys(current.applications)} applications, which would be replaced. Pass --replace to allow this.`,
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
    applications: countKeys(target.applications),
    skipped: Object.keys(isTree(backup.data.applications) ? backup.data.applications : {}).filter(
      (id) => id in deletedIds,
    ),
  };
}
