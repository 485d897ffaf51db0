import { atom, computed, type WritableAtom } from 'nanostores';
import type { Application, ApplicationStatus, Owner } from '../../../domain/applications/application.ts';
import type { Actor } from '../../../domain/applications/history.ts';
import type { OwnerChange, StatusChange, TeamSession } from '../../../services/firebase/team/session.ts';
import type { Timing } from '../timing.ts';
import type { Records } from './records.ts';

/** How long a colleague's decision is shown, in milliseconds. */
export const NOTICE_MS = 10_000;

/** Reaction time in milliseconds: an earlier decision was meant for the status that somebody else has just changed. */
export const REACTION_MS = 1000;

/** A decision on an application, or its new owner. */
export type Change =
  | StatusChange
  | { readonly id: string; readonly owner: OwnerChange; readonly remindOn: string | undefined };

/** What somebody else decided about an application, or that its applicant withdrew. */
export interface Notice {
  readonly status: ApplicationStatus | 'withdrawn';
  /** Who decided; missing until the log has it. */
  readonly by?: Actor | undefined;
  /** The own decision, which was refused because somebody else decided first. */
  readonly refused?: ApplicationStatus | undefined;
}

/** Whether a notice stays until somebody closes it. */
export const isLasting = ({ status, refused }: Notice): boolean =>
  status === 'withdrawn' || refused !== undefined;

export interface ChangesDeps {
  readonly session: Pick<TeamSession, 'setStatus' | 'changeOwner' | 'remind'>;
  readonly records: Pick<Records, 'get' | 'put'>;
  /** Called with the backend's message if a write fails. */
  readonly onFailed: (message: string) => void;
  readonly timing: Pick<Timing, 'schedule'>;
}

const getErrorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Sets or, with null, deletes an entry. What is set becomes the last one. */
function setEntry<T>($map: WritableAtom<ReadonlyMap<string, T>>, id: string, value: T | null): void {
  const next = new Map($map.get());
  if (!next.delete(id) && value === null) return;
  $map.set(value === null ? next : next.set(id, value));
}

export type Changes = ReturnType<typeof createChanges>;

/** Optimistic status changes with undo. */
export function createChanges({ session, records, onFailed, timing: { schedule } }: ChangesDeps) {
  /** Changes that can be undone, latest last. */
  const $undoable = atom<readonly Change[]>([]);
  /** By application, latest last. Refused decisions and withdrawals stay until dismissed, or until the next decision. */
  const $notices = atom<ReadonlyMap<string, Notice>>(new Map());
  /** Pending writes by id, with the stored status. */
  const $unsaved = atom<ReadonlyMap<string, { count: number; stored: ApplicationStatus }>>(new Map());
  /** Ids whose status has just changed on the screen. */
  const surprising = new Set<string>();

  const show = (id: string, status: ApplicationStatus): void => {
    const application = records.get(id);
    if (application && application.status !== status) records.put({ ...application, status });
  };

  const removeUndo = (isRemoved: (change: Change) => boolean): void =>
    $undoable.set($undoable.get().filter((change) => !isRemoved(change)));

  const offerUndo = (change: Change): void => $undoable.set([...$undoable.get(), change]);

  const setNotice = (id: string, notice: Notice | null): void => setEntry($notices, id, notice);

  /** Shows somebody else's decision. */
  const surprise = (id: string, notice: Notice): void => {
    surprising.add(id);
    schedule(REACTION_MS, () => surprising.delete(id));
    setNotice(id, notice);
  };

  const setStored = (id: string, stored: ApplicationStatus): void => {
    const state = $unsaved.get().get(id);
    if (state) setEntry($unsaved, id, { ...state, stored });
  };

  const finish = (id: string): ApplicationStatus | undefined => {
    const state = $unsaved.get().get(id);
    if (state) setEntry($unsaved, id, state.count > 1 ? { ...state, count: state.count - 1 } : null);
    return state?.stored;
  };

  /** Shows a status and writes it; reverts it if it is refused. @returns whether it is stored */
  async function write(change: StatusChange): Promise<boolean> {
    const { id, from, to } = change;
    const { count = 0, stored = from } = $unsaved.get().get(id) ?? {};
    setEntry($unsaved, id, { count: count + 1, stored });
    show(id, to);
    try {
      await session.setStatus(change);
      setStored(id, to);
      finish(id);
      return true;
    } catch (error) {
      const stored = finish(id) ?? from;
      if (records.get(id)?.status === to) show(id, stored);
      if (stored === from) onFailed(getErrorMessage(error));
      else if (stored !== to) surprise(id, { status: stored, refused: to });
      return stored === to;
    }
  }

  return {
    $undoable,
    /** The change that undo reverts. */
    $latest: computed($undoable, (changes) => changes.at(-1)),
    $notices,
    /** Decisions that are not stored yet, as while the connection is lost, by application. */
    $unsaved,

    /** @param seen the status that the decision is based on: it is refused if somebody else has changed that */
    async setStatus(id: string, to: ApplicationStatus, seen: ApplicationStatus): Promise<void> {
      const from = records.get(id)?.status;
      if (from === undefined || from === to) return;
      if (from !== seen || surprising.has(id)) return setNotice(id, { status: from, refused: to });
      setNotice(id, null);
      const change = { id, from, to };
      offerUndo(change);
      if (!(await write(change))) removeUndo((each) => each === change);
    },

    /** Rejects if it was not saved. */
    async assign(id: string, to: Owner | undefined): Promise<void> {
      const { owner: from, remindOn } = records.get(id) ?? {};
      if (from?.uid === to?.uid) return;
      await session.changeOwner(id, { from, to });
      offerUndo({ id, owner: { from, to }, remindOn });
    },

    /** Reverts the latest change with a new change. @returns the id of its application */
    undo(): string | undefined {
      const change = $undoable.get().at(-1);
      if (!change) return undefined;
      const { id } = change;
      if ('to' in change) void write({ id, from: change.to, to: change.from });
      else {
        const { owner, remindOn } = change;
        const restored = session.changeOwner(id, { from: owner.to, to: owner.from });
        // Giving back has cleared the reminder.
        void restored
          .then(() => (owner.to || !remindOn ? undefined : session.remind(id, remindOn)))
          .catch((error: unknown) => onFailed(getErrorMessage(error)));
      }
      removeUndo((each) => each === change);
      return id;
    },

    /** Call with each stored record: reports somebody else's decision, and takes back the undo of what they changed. */
    receive({ id, status, owner }: Application): void {
      setStored(id, status);
      const shown = records.get(id);
      if (!$unsaved.get().has(id) && shown && shown.status !== status) {
        removeUndo((change) => 'to' in change && change.id === id);
        schedule(NOTICE_MS, () => {
          const notice = $notices.get().get(id);
          if (notice && !isLasting(notice)) setNotice(id, null);
        });
        surprise(id, { status });
      }
      removeUndo((change) => 'owner' in change && change.id === id && change.owner.to?.uid !== owner?.uid);
    },

    /** Call when an application is gone. */
    forget: (id: string) => removeUndo((change) => change.id === id),
    reportWithdrawal: (id: string) => setNotice(id, { status: 'withdrawn' }),
    dismiss: (id: string) => setNotice(id, null),
  };
}
