import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Application, ApplicationStatus } from '../../../domain/applications/application.ts';
import type { Actor } from '../../../domain/applications/history.ts';
import type { StatusChange, TeamSession } from '../../../services/team/team-session.ts';
import type { Records } from './records.ts';

/** How long undo is offered, in milliseconds. */
export const UNDO_MS = 10_000;
/** Changes per write. */
const MAX_PER_WRITE = 100;

/** One decision on one or several applications. */
export interface Change {
  readonly key: number;
  readonly to: ApplicationStatus;
  readonly items: readonly StatusChange[];
}

/** A decision that was rejected because somebody else decided first. */
export interface Conflict {
  readonly id: string;
  readonly requested: ApplicationStatus;
  readonly current: ApplicationStatus;
  /** Who decided; null: unknown, or still loading. */
  readonly by: Actor | null;
}

export interface Changes {
  /** Changes that can be undone, latest last. */
  readonly $undoable: ReadableAtom<readonly Change[]>;
  /** Ids that stay listed while their change can be undone. */
  readonly $retained: ReadableAtom<ReadonlySet<string>>;
  readonly $conflicts: ReadableAtom<readonly Conflict[]>;
  setStatus(ids: readonly string[], to: ApplicationStatus): Promise<void>;
  /** Reverts the latest change with a new change. */
  undo(): Promise<void>;
  /** Call with each stored record. @returns whether somebody else changed the status */
  reconcile(id: string, application: Application | null): boolean;
  dismissConflicts(): void;
  close(): void;
}

export interface ChangesDeps {
  readonly session: Pick<TeamSession, 'setStatuses' | 'getDecider'>;
  readonly records: Pick<Records, 'get' | 'put'>;
  /** Called with the backend's message if a write fails. */
  readonly onFailed: (message: string) => void;
  readonly schedule: (ms: number, callback: () => void) => () => void;
}

const getErrorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Optimistic status changes with undo. */
export function createChanges({ session, records, onFailed, schedule }: ChangesDeps): Changes {
  const $undoable = atom<readonly Change[]>([]);
  const $conflicts = atom<readonly Conflict[]>([]);
  /** Pending writes by id, with the stored status. */
  const inFlight = new Map<string, { count: number; stored: ApplicationStatus }>();
  const timers = new Map<number, () => void>();
  let lastKey = 0;

  const show = (id: string, status: ApplicationStatus): void => {
    const application = records.get(id);
    if (application && application.status !== status) records.put(id, { ...application, status });
  };

  const removeUndo = (key: number): void => {
    timers.get(key)?.();
    timers.delete(key);
    $undoable.set($undoable.get().filter((change) => change.key !== key));
  };

  const start = (items: readonly StatusChange[]): void => {
    for (const { id, from, to } of items) {
      const before = inFlight.get(id);
      inFlight.set(id, { count: (before?.count ?? 0) + 1, stored: before?.stored ?? from });
      show(id, to);
    }
  };

  const finish = ({ id }: StatusChange): ApplicationStatus | undefined => {
    const state = inFlight.get(id);
    if (!state) return undefined;
    if (state.count > 1) inFlight.set(id, { ...state, count: state.count - 1 });
    else inFlight.delete(id);
    return state.stored;
  };

  async function addActor(id: string): Promise<void> {
    const by = await session.getDecider(id).catch(() => null);
    if (by) $conflicts.set($conflicts.get().map((each) => (each.id === id ? { ...each, by } : each)));
  }

  /** Reverts failed changes. @returns those without a conflict */
  const revert = (items: readonly StatusChange[]): readonly StatusChange[] =>
    items.filter((item) => {
      const { id, from, to } = item;
      const stored = finish(item) ?? from;
      if (records.get(id)?.status === to) show(id, stored);
      if (stored === from || stored === to) return stored === from;
      $conflicts.set([...$conflicts.get(), { id, requested: to, current: stored, by: null }]);
      void addActor(id);
      return false;
    });

  /** @returns the failed changes with the database's message */
  async function write(items: readonly StatusChange[]): Promise<readonly [StatusChange, string][]> {
    try {
      await session.setStatuses(items);
      for (const { id, to } of items) {
        const state = inFlight.get(id);
        if (state) inFlight.set(id, { ...state, stored: to });
      }
      items.forEach(finish);
      return [];
    } catch (error) {
      if (items.length === 1) {
        const message = getErrorMessage(error);
        return revert(items).map((item) => [item, message]);
      }
      // One stale status fails the whole write: retry each separately.
      return (await Promise.all(items.map((item) => write([item])))).flat();
    }
  }

  async function writeAll(items: readonly StatusChange[], key: number | null): Promise<void> {
    const batches: StatusChange[][] = [];
    for (let from = 0; from < items.length; from += MAX_PER_WRITE)
      batches.push(items.slice(from, from + MAX_PER_WRITE));
    const before = $conflicts.get().length;
    const failed = (await Promise.all(batches.map(write))).flat();
    const failedCount = failed.length + $conflicts.get().length - before;
    if (key !== null && failedCount >= items.length) removeUndo(key);
    const [first] = failed;
    if (first) onFailed(first[1]);
  }

  const buildStatusChanges = (ids: readonly string[], to: ApplicationStatus): readonly StatusChange[] =>
    ids.flatMap((id) => {
      const from = records.get(id)?.status;
      return from === undefined || from === to ? [] : [{ id, from, to }];
    });

  return {
    $undoable,
    $retained: computed(
      $undoable,
      (changes) => new Set(changes.flatMap(({ items }) => items.map(({ id }) => id))),
    ),
    $conflicts,

    async setStatus(ids, to) {
      const items = buildStatusChanges(ids, to);
      if (items.length === 0) return;
      lastKey += 1;
      const key = lastKey;
      timers.set(
        key,
        schedule(UNDO_MS, () => removeUndo(key)),
      );
      // Hold first, so that the row does not disappear for a moment.
      $undoable.set([...$undoable.get(), { key, to, items }]);
      start(items);
      await writeAll(items, key);
    },

    async undo() {
      const change = $undoable.get().at(-1);
      if (!change) return;
      // Leave later changes by others alone.
      const items = change.items
        .filter(({ id, to }) => records.get(id)?.status === to)
        .map(({ id, from, to }) => ({ id, from: to, to: from }));
      start(items);
      removeUndo(change.key);
      if (items.length > 0) await writeAll(items, null);
    },

    reconcile(id, application) {
      const state = inFlight.get(id);
      if (state) {
        if (application) inFlight.set(id, { ...state, stored: application.status });
        return false;
      }
      const stored = records.get(id);
      return stored !== undefined && application !== null && stored.status !== application.status;
    },

    dismissConflicts: () => $conflicts.set([]),

    close() {
      for (const cancel of timers.values()) cancel();
      timers.clear();
      $undoable.set([]);
    },
  };
}
