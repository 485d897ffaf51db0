import { atom, computed } from 'nanostores';
import type { Application, ApplicationStatus, Owner } from '../../../domain/applications/application.ts';
import type { Actor } from '../../../domain/applications/history.ts';
import type { OwnerChange, StatusChange, TeamSession } from '../../../services/firebase/team/session.ts';
import type { Timing } from '../timing.ts';
import type { Records } from './records.ts';

/** How long undo is offered, and a colleague's decision shown, in milliseconds. */
export const UNDO_MS = 10_000;
/** Changes per write. */
const MAX_PER_WRITE = 100;

/** One decision on one or several applications, or a new owner of one. */
export type Change = { readonly key: number } & (
  | { readonly to: ApplicationStatus; readonly items: readonly StatusChange[] }
  | { readonly id: string; readonly owner: OwnerChange; readonly remindOn: string | undefined }
);

/** What somebody else decided about an application or whose it is now, or that its applicant withdrew. */
export interface Notice {
  /** `gained`: the member owns it now; `lost`: no longer. */
  readonly status: ApplicationStatus | 'withdrawn' | 'gained' | 'lost';
  /** Of an application that is gone. */
  readonly name?: string;
  /** null: unknown, or still loading. */
  readonly by: Actor | null;
  /** The own decision, which was refused because somebody else decided first. */
  readonly refused?: ApplicationStatus | undefined;
}

export interface ChangesDeps {
  readonly session: Pick<TeamSession, 'actor' | 'setStatuses' | 'changeOwner' | 'remind' | 'getDecider'>;
  readonly records: Pick<Records, 'get' | 'put'>;
  /** Called with the backend's message if a write fails. */
  readonly onFailed: (message: string) => void;
  readonly timing: Pick<Timing, 'schedule'>;
}

const getIds = (change: Change): readonly string[] =>
  'id' in change ? [change.id] : change.items.map(({ id }) => id);

const getErrorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export type Changes = ReturnType<typeof createChanges>;

/** Optimistic status changes with undo. */
export function createChanges({ session, records, onFailed, timing: { schedule } }: ChangesDeps) {
  /** Changes that can be undone, latest last. */
  const $undoable = atom<readonly Change[]>([]);
  /** Of the last change, unless an undo followed. */
  const $latestKey = atom<number | null>(null);
  /** By application, latest last. Refused decisions and withdrawals stay until dismissed, or until the next decision. */
  const $notices = atom<ReadonlyMap<string, Notice>>(new Map());
  /** Pending writes by id, with the stored status. */
  const inFlight = new Map<string, { count: number; stored: ApplicationStatus }>();
  /** Owners that were last written here, by application. */
  const assigned = new Map<string, Owner | undefined>();
  const timers = new Map<number, () => void>();
  let lastKey = 0;
  let conflicts = 0;

  const show = (id: string, status: ApplicationStatus): void => {
    const application = records.get(id);
    if (application && application.status !== status) records.put(id, { ...application, status });
  };

  const removeUndo = (key: number): void => {
    timers.get(key)?.();
    timers.delete(key);
    $undoable.set($undoable.get().filter((change) => change.key !== key));
  };

  const offerUndo = (change: Change): void => {
    $undoable.set([...$undoable.get(), change]);
    $latestKey.set(change.key);
  };

  /** Call once a change is saved. */
  const endUndoLater = (key: number): void => {
    if ($undoable.get().some((change) => change.key === key))
      timers.set(
        key,
        schedule(UNDO_MS, () => removeUndo(key)),
      );
  };

  const setNotice = (id: string, notice: Notice | null): void => {
    const notices = new Map($notices.get());
    if (!notices.delete(id) && !notice) return;
    $notices.set(notice ? notices.set(id, notice) : notices);
  };

  /** Shows a notice, and who it is about once that is known. */
  async function notify(id: string, notice: Notice): Promise<void> {
    setNotice(id, notice);
    const by = await session.getDecider(id).catch(() => null);
    if (by && $notices.get().get(id) === notice) setNotice(id, { ...notice, by });
  }

  const endNoticeLater = (id: string): void => {
    schedule(UNDO_MS, () => {
      if ($notices.get().get(id)?.refused === undefined) setNotice(id, null);
    });
  };

  const changeOwner = (id: string, owner: OwnerChange): Promise<void> => {
    assigned.set(id, owner.to);
    return session.changeOwner(id, owner);
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

  /** Reverts failed changes. @returns those without a conflict */
  const revert = (items: readonly StatusChange[]): readonly StatusChange[] =>
    items.filter((item) => {
      const { id, from, to } = item;
      const stored = finish(item) ?? from;
      if (records.get(id)?.status === to) show(id, stored);
      if (stored === from || stored === to) return stored === from;
      void notify(id, { status: stored, by: null, refused: to });
      conflicts += 1;
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
    const before = conflicts;
    const failed = (await Promise.all(batches.map(write))).flat();
    const failedCount = failed.length + conflicts - before;
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
    /** The change to offer the undo of: the last one, unless an undo followed. */
    $latest: computed([$undoable, $latestKey], (changes, key) => changes.find((each) => each.key === key)),
    $notices,
    /** Ids that stay listed while their change can be undone, or has a notice. */
    $retained: computed(
      [$undoable, $notices],
      (changes, notices) => new Set([...changes.flatMap(getIds), ...notices.keys()]),
    ),

    async setStatus(ids: readonly string[], to: ApplicationStatus): Promise<void> {
      const items = buildStatusChanges(ids, to);
      if (items.length === 0) return;
      for (const { id } of items) setNotice(id, null);
      lastKey += 1;
      // First, so that the row does not disappear for a moment.
      const key = lastKey;
      offerUndo({ key, to, items });
      start(items);
      await writeAll(items, key);
      endUndoLater(key);
    },

    /** @returns whether it was saved */
    async assign(id: string, to: Owner | undefined): Promise<boolean> {
      const { owner: from, remindOn } = records.get(id) ?? {};
      if (from?.uid === to?.uid) return true;
      try {
        await changeOwner(id, { from, to });
      } catch {
        return false;
      }
      lastKey += 1;
      offerUndo({ key: lastKey, id, owner: { from, to }, remindOn });
      endUndoLater(lastKey);
      return true;
    },

    /** Reverts the latest change with a new change. @returns the id of its first application */
    undo(): string | undefined {
      const change = $undoable.get().at(-1);
      if (!change) return undefined;
      $latestKey.set(null);
      const fail = (error: unknown): void => onFailed(getErrorMessage(error));
      if ('id' in change) {
        const { id, owner, remindOn } = change;
        const restored = changeOwner(id, { from: owner.to, to: owner.from });
        // Giving back has cleared the reminder.
        void restored
          .then(() => (owner.to || !remindOn ? undefined : session.remind(id, remindOn)))
          .catch(fail);
        removeUndo(change.key);
        return id;
      }
      const items = change.items.map(({ id, from, to }) => ({ id, from: to, to: from }));
      start(items);
      removeUndo(change.key);
      void writeAll(items, null);
      return items[0]?.id;
    },

    /** Call with each stored record. @returns whether somebody else changed the status */
    reconcile(id: string, { status }: Application): boolean {
      const state = inFlight.get(id);
      if (state) inFlight.set(id, { ...state, stored: status });
      const shown = records.get(id);
      return !state && shown !== undefined && shown.status !== status;
    },

    /** Reports somebody else's decision, and takes back the undo of an own one. */
    reportRemote(id: string, status: ApplicationStatus): Promise<void> {
      for (const change of $undoable.get()) {
        if ('id' in change || !getIds(change).includes(id)) continue;
        const items = change.items.filter((item) => item.id !== id);
        if (items.length === 0) removeUndo(change.key);
        else $undoable.set($undoable.get().map((each) => (each === change ? { ...change, items } : each)));
      }
      const shown = notify(id, { status, by: null });
      endNoticeLater(id);
      return shown;
    },

    /** Reports that somebody else assigned an application to the member, or took theirs. */
    reportOwner(id: string, from: Owner | undefined, to: Owner | undefined) {
      const { uid } = session.actor;
      if (uid === undefined || from?.uid === to?.uid) return;
      const isOwn = assigned.has(id) && assigned.get(id)?.uid === to?.uid;
      assigned.delete(id);
      if (!isOwn)
        for (const change of $undoable.get()) if ('id' in change && change.id === id) removeUndo(change.key);
      if (isOwn || (to?.uid !== uid && (from?.uid !== uid || !to))) return;
      setNotice(id, to?.uid === uid ? { status: 'gained', by: null } : { status: 'lost', by: to ?? null });
      endNoticeLater(id);
    },

    reportWithdrawal: (id: string, name: string) => setNotice(id, { status: 'withdrawn', by: null, name }),
    dismiss: (id: string) => setNotice(id, null),
    /** Whether an own decision is being written. */
    isWriting: (id: string) => inFlight.has(id),

    close() {
      for (const cancel of timers.values()) cancel();
      timers.clear();
      $undoable.set([]);
    },
  };
}
